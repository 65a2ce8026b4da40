package Schocken::Match;
# One match at a table. The match itself is its state, in the names of match
# files. The handler of an event returns the ids of the rules that forbid it;
# when there are none it has changed the match.
use v5.36;
use parent qw(Schocken::Round Schocken::Reckoning Schocken::Offences Schocken::People);
use JSON::PP           ();
use List::Util         qw(all any first);
use Storable           qw(dclone);
use Unicode::Normalize qw(NFC);
use Schocken::Form;
use constant { YES => JSON::PP::true, NO => JSON::PP::false };

my @PUBLIC = qw(stage game half finale round stock returned stockEmptied players leader limit rollOff
    marker halfLosers gameLosers debts lastRound abandoned nothingCounts);

sub new ($class, $settings, @seats) {
    my $self = bless {
        settings => $settings, game => 1, half => 1, finale => NO, round => 1, nothingCounts => NO,
        stock => $settings->{discs}, returned => 0, stockEmptied => NO,
        players => [ map { { name => NFC($_), discs => 0, part => 'playing', drops => 0 } } @seats ],
        halfLosers => [], gameLosers => [], debts => [],
    }, $class;
    $self->throw_for_start;
    return $self;
}

# Judges one event: whether it is accepted, which rules fired, how many discs it brought.
sub judge ($self, $event) {
    @$self{qw(rulings points)} = ({}, 0);
    my $refused  = { accepted => NO, points => 0, rulings => [] };
    my @problems = Schocken::Form::problems($event);
    return { %$refused, problems => [ map { { code => $_->[0], at => $_->[1] } } @problems ] } if @problems;
    my $player  = exists $event->{player} ? $self->seat($event->{player}) : undef;
    my $handler = $event->{event} =~ tr/-/_/r;
    my @forbid  = $self->never_now($event, $player);
    @forbid = $self->$handler($event, $player) unless @forbid;
    return { %$refused, rulings => [ map { "schocken.$_" } @forbid ] } if @forbid;
    my @fired = map { "schocken.$_" } sort keys %{ $self->{rulings} };
    return { accepted => YES, points => $self->{points}, rulings => \@fired };
}

# What forbids an event whatever it is about.
sub never_now ($self, $event, $player) {
    my @forbid;
    my $of_seat = $event->{event} =~ /^(player|organizer)-/;
    my $unknown = exists $event->{player} && !$player && $event->{event} ne 'player-joined';
    push @forbid, 'report.players-needed' if @{ $self->{players} } < $self->{settings}{leastPlayers};
    push @forbid, 'report.seated-player'  if $unknown;
    push @forbid, 'report.match-over'     if !$unknown && $self->{stage} eq 'over';
    push @forbid, 'people.away'           if $player && !is_here($player);
    push @forbid, 'people.not-there'      if $player && $player->{absent} && !$of_seat;
    return @forbid;
}

sub is_playing ($player) { return $player->{part} eq 'playing' }
sub is_here    ($player) { return $player->{part} ne 'gone' && $player->{part} ne 'sent-off' }
sub here       ($self)   { return grep { is_here($_) } @{ $self->{players} } }
sub playing    ($self)   { return grep { is_playing($_) } @{ $self->{players} } }
sub leads ($self, $player) { return $self->{leader} eq $player->{name} }

sub seat ($self, $name) {
    my $wanted = NFC($name);
    return first { $_->{name} eq $wanted } @{ $self->{players} };
}

# Those who play, clockwise from this player on, whether or not he plays himself.
sub playing_from ($self, $name) {
    my @all = @{ $self->{players} };
    my $at  = first { $all[$_]{name} eq $name } 0 .. $#all;
    return grep { is_playing($_) } @all[ $at .. $#all, 0 .. $at - 1 ];
}

sub in_order ($self) { return $self->{stage} eq 'starter' ? () : $self->playing_from($self->{leader}) }
sub rule ($self, @ids) { $self->{rulings}{$_} = 1 for @ids; return }
sub has_begun ($self) { return any { $_->{hand} && ($_->{hand}{used} || $_->{hand}{askew}) } @{ $self->{players} } }

# Whether the half or final has seen no throw and no disc so far.
sub untouched ($self) {
    return $self->{stage} eq 'starter'
        || $self->{round} == 1 && !$self->has_begun && all { !$_->{discs} } @{ $self->{players} };
}

# In a hand, used counts the throws made, cup the dice in it, and dice are those
# under it, as far as they are known; surplus means that he threw too often.
sub begin_round ($self, $leader) {
    @$self{qw(stage leader)} = ('first-throws', $leader);
    delete @$self{qw(limit rollOff)};
    delete $_->{hand} for @{ $self->{players} };
    my @flags = qw(settled open blind lifted locked surplus fined askew knocked turned);
    $_->{hand} = { used => 0, aside => [], cup => 3, sight => 'nobody', due => YES, map { $_ => NO } @flags }
        for $self->playing;
    return;
}

sub as_state ($self) { return dclone({ map { $_ => $self->{$_} } grep { defined $self->{$_} } @PUBLIC }) }

# The rank of each player by name, once the match is decided.
sub places ($self) {
    return {} if $self->{stage} ne 'over';
    my %lost;
    $lost{ $_->{name} } = is_here($_) ? 0 : 1_000_000 for @{ $self->{players} };
    $lost{$_} += 1000 for @{ $self->{gameLosers} };
    if ($self->{abandoned}) { $lost{$_}++ for @{ $self->{halfLosers} } }
    return { map { my $name = $_; $name => 1 + grep { $_ < $lost{$name} } values %lost } keys %lost };
}
1;
