/** An app on the module path. */
module org.example.evening {
    requires org.pubgames.core;
    requires org.pubgames.sjoelen;
    requires org.pubgames.schocken;
}
