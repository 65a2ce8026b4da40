package Schocken::Dice;
# What three dice are worth: their kind, how high they rank, what they cost.
use v5.36;
use Exporter qw(import);
our @EXPORT_OK = qw(highest_first kind strength price rank possible without);

# Each kind of throw ranks wholly above the kinds before it.
my @KINDS = qw(EINFACH STRASSE DREI_DICKE SCHOCK JULE SCHOCK_AUS);
my %LEVEL = map { $KINDS[$_] => 1000 * $_ } 0 .. $#KINDS;

sub highest_first (@dice) { return sort { $b <=> $a } @dice }
sub possible (@dice) { return !grep { $_ < 1 || $_ > 6 } @dice }

# The dice that are left when some are taken away, or nothing if one is missing.
sub without ($dice, @taken) {
    my @left = @$dice;
    for my $die (@taken) {
        my ($at) = grep { $left[$_] == $die } 0 .. $#left;
        return undef unless defined $at;
        splice @left, $at, 1;
    }
    return \@left;
}

sub kind (@dice) {
    my ($high, $middle, $low) = highest_first(@dice);
    return $high == 1 ? 'SCHOCK_AUS' : 'DREI_DICKE' if $high == $low;
    return 'SCHOCK'  if $middle == 1;
    return 'JULE'    if $high == 4 && $middle == 2 && $low == 1;
    return 'STRASSE' if $high == $middle + 1 && $middle == $low + 1;
    return 'EINFACH';
}

# A number that is greater for the better throw and equal for equal throws.
sub strength (@dice) {
    my ($kind, @sorted) = (kind(@dice), highest_first(@dice));
    return $LEVEL{$kind} + ($kind eq 'EINFACH' ? join('', @sorted) : $sorted[0]);
}

# How many discs the throw costs, or ALL.
sub price ($settings, @dice) {
    my ($high) = highest_first(@dice);
    my %price = (
        EINFACH => 1,     STRASSE => $settings->{straightDiscs}, DREI_DICKE => $settings->{generalDiscs},
        SCHOCK  => $high, JULE    => $settings->{juleDiscs},     SCHOCK_AUS => 'ALL',
    );
    return $price{ kind(@dice) };
}

# The place among all throws of three dice; 1 is the best.
sub rank (@dice) {
    my $mine = strength(@dice);
    my @all  = map { my $x = $_; map { my $y = $_; map { [ $x, $y, $_ ] } 1 .. $y } 1 .. $x } 1 .. 6;
    return 1 + grep { strength(@$_) > $mine } @all;
}
1;
