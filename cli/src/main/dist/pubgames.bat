@echo off
rem The command pubgames. Needs a Java 17 or newer: that in the folder java, that of JAVA_HOME, or that on the PATH.
setlocal
set "ROOT=%~dp0"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%ROOT%java\bin\java.exe" set "JAVA=%ROOT%java\bin\java.exe"
"%JAVA%" -version >nul 2>nul
if errorlevel 1 (
    echo pubgames: a Java of version 17 or newer is needed. Install one, or correct JAVA_HOME. 1>&2
    exit /b 2
)
set "GAMES="
if defined PUBGAMES_GAMES set "GAMES=;%PUBGAMES_GAMES%"
rem Its texts are UTF-8; the code page of the window is given back.
for /f "tokens=2 delims=:." %%c in ('chcp') do set "PAGE=%%c"
chcp 65001 >nul 2>nul
"%JAVA%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -Dslf4j.internal.verbosity=ERROR -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -cp "%ROOT%lib\pubgames-texts.jar;%ROOT%lib\pubgames.jar%GAMES%" org.pubgames.cli.Main %*
set "STATUS=%ERRORLEVEL%"
chcp %PAGE% >nul 2>nul
exit /b %STATUS%
