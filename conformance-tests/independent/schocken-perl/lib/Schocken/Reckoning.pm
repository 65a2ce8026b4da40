package Schocken::Reckoning;
# The end of a round, of a half, of the final and of a game.
use v5.36;
use JSON::PP       ();
use List::Util     qw(any first max min sum0);
use Schocken::Dice qw(highest_first kind possible price strength);
use constant { YES => JSON::PP::true, NO => JSON::PP::false };
my %ENGLISH = (einfach => 'simple', strasse => 'straight');

# All cups are lifted: finds the highest throw and the loser.
sub finish_round ($self) {
    my @shown = map { shown_throw($_) } grep { !$_->{hand}{surplus} } $self->in_order;
    $self->rule('round.highest', map { 'rank.' . ($ENGLISH{ $_->{category} } // $_->{category}) } @shown) if @shown;
    my ($highest) = sort { strength(@{ $b->{dice} }) <=> strength(@{ $a->{dice} }) } @shown;
    my $price = $highest ? price($self->{settings}, @{ $highest->{dice} }) : 0;
    $self->{running} = { shown => \@shown, price => $price };
    my @offenders = map { $_->{name} } grep { $_->{hand}{surplus} } $self->in_order;
    return $self->round_lost_by($offenders[0], 'offence.over-thrower-loses') if @offenders == 1;
    return $self->roll_off('loser', \@offenders, 'offence.over-throwers-roll-off', 'tie.offenders-roll-off')
        if @offenders;
    my @lowest = best_of(-1, \&strength, @shown);
    return $self->round_lost_by($lowest[0], 'round.lowest-loses') if @lowest == 1;
    return $self->round_lost_by($lowest[-1], 'round.all-schock-aus', 'tie.earlier-better')
        if $price eq 'ALL' && @lowest == @shown;
    return $self->roll_off('loser', \@lowest, 'round.lowest-tied', 'tie.roll-off');
}

sub shown_throw ($player) {
    my $hand = $player->{hand};
    my @dice = highest_first(@{ $hand->{aside} }, @{ $hand->{dice} });
    my $category = lc(kind(@dice)) =~ tr/_/-/r;
    return { player => $player->{name}, dice => \@dice, category => $category, used => $hand->{used} };
}

# Whose throws are worth most, or least with a sign of -1.
sub best_of ($sign, $worth, @throws) {
    my $best = max map { $sign * $worth->(@{ $_->{dice} }) } @throws;
    return map { $_->{player} } grep { $sign * $worth->(@{ $_->{dice} }) == $best } @throws;
}

sub roll_off ($self, $purpose, $among, @rules) {
    $self->rule(@rules);
    my $first = $self->{rollOff} ? $self->{rollOff}{firstThrows} : [];
    my ($price, $loser) = @{ $self->{running} }{qw(price loser)};
    my %open = (throwsMade => [], firstThrows => $first, ordered => NO, due => $price eq 'ALL' ? $self->all_discs : $price);
    @$self{qw(stage rollOff)} = ('roll-off', { purpose => $purpose, among => $among, %open });
    $self->{rollOff}{loser} = $loser if $purpose eq 'giver';
    return;
}

sub roll_off_thrown ($self, $event, $player) {
    return 'report.roll-off-only-when-tied' if $self->{stage} ne 'roll-off';
    my ($roll, $name) = ($self->{rollOff}, $player->{name});
    my $made = $roll->{throwsMade};
    return 'report.roll-off-turn'
        if !(any { $_ eq $name } @{ $roll->{among} }) || any { $_->{player} eq $name } @$made;
    my @dice = @{ $event->{dice} };
    return 'report.roll-off-dice' unless @dice == 3 && possible(@dice);
    push @$made, { player => $name, dice => \@dice };
    $self->rule('roll-off.thrown');
    return if @$made < @{ $roll->{among} };
    $roll->{firstThrows} = $made unless @{ $roll->{firstThrows} };
    my @chosen = best_of($roll->{purpose} eq 'loser' ? -1 : 1, \&sum0, @$made);
    return $self->roll_off($roll->{purpose}, \@chosen, 'roll-off.again') if @chosen > 1;
    return $self->round_lost_by($chosen[0], 'roll-off.lowest-loses') if $roll->{purpose} eq 'loser';
    return $self->pay($chosen[0], 'roll-off.highest-gives');
}

sub all_discs ($self) { return sum0 $self->{stock}, map { $_->{discs} } @{ $self->{players} } }

# The loser is known; what is open is who gives, once the stock is empty.
sub round_lost_by ($self, $loser, @rules) {
    $self->rule(@rules);
    my $round = $self->{running};
    $round->{loser} = $loser;
    return $self->pay(undef) if !@{ $round->{shown} } || $round->{price} eq 'ALL' || $self->{stock};
    my @givers = best_of(1, \&strength, grep { $_->{player} ne $loser } @{ $round->{shown} });
    return $self->pay($givers[0], 'round.giver') if @givers == 1;
    $self->rule('round.highest-tied', 'tie.roll-off');
    # If all threw alike, the roll-off that named the loser also names the giver.
    my $first = $self->{rollOff} ? $self->{rollOff}{firstThrows} : [];
    my @threw = grep { my $throw = $_; any { $_ eq $throw->{player} } @givers } @$first;
    @givers = best_of(1, \&sum0, @threw) if @threw == @givers;
    return $self->pay($givers[0], 'roll-off.highest-gives') if @givers == 1;
    delete $self->{rollOff};
    return $self->roll_off('giver', \@givers);
}

# The loser gets his discs: from the giver, if one is named, otherwise from the stock.
sub pay ($self, $giver, @rules) {
    $self->rule(@rules);
    my $round = delete $self->{running};
    my $loser = $self->seat($round->{loser});
    my ($price, $paid) = ($round->{price}, 0);
    if (!@{ $round->{shown} }) { $self->rule('offence.no-valid-throw') }
    elsif ($price eq 'ALL') {
        my $all = $self->all_discs;
        $paid = $all - $loser->{discs};
        $self->rule('discs.schock-aus-all');
        $_->{discs} = 0 for @{ $self->{players} };
        @$self{qw(stock stockEmptied)} = (0, YES);
        $loser->{discs} = $all;
    }
    else {
        my $from = $giver ? \$self->seat($giver)->{discs} : \$self->{stock};
        $paid = min $price, $$from;
        my $source = $giver ? 'winner' : 'stock';
        $self->rule($paid < $price ? "discs.$source-short" : "discs.from-$source");
        $$from -= $paid;
        $loser->{discs} += $paid;
        $self->{stockEmptied} = YES unless $self->{stock};
    }
    $self->{points} = $paid;
    $self->{lastRound} = { %$round{qw(shown loser)}, discs => $paid, ($giver ? (giver => $giver) : ()) };
    return $self->lose_half($loser, 'half.lost-by-schock-aus') if $price eq 'ALL';
    return if $self->settle_discs;
    $self->{round}++;
    $self->rule($self->{stockEmptied} ? 'start.second-phase-loser' : 'start.round-loser');
    return $self->next_leads($loser->{name});
}

# Once the stock is dealt out, who has no disc is safe, and who alone has some
# has lost. Says whether the half is over.
sub settle_discs ($self) {
    return 0 unless $self->{stockEmptied};
    my @safe = grep { !$_->{discs} } $self->playing;
    $_->{part} = 'safe' for @safe;
    $self->rule('half.safe') if @safe;
    my ($holder, @more) = $self->playing;
    return 0 if !$holder || @more;
    $self->lose_half($holder, 'half.lost-with-all-discs');
    return 1;
}

# This player leads, or the next one clockwise who plays.
sub next_leads ($self, $name) {
    my ($leader) = $self->playing_from($name);
    $self->rule('start.next-if-out') if $leader->{name} ne $name;
    return $self->begin_round($leader->{name});
}

sub lose_half ($self, $player, @rules) {
    $self->rule(@rules);
    my $loser = $player->{name};
    push @{ $self->{halfLosers} }, $loser;
    delete @$self{qw(rollOff running)};
    return $self->lose_game($loser, 'final.lost', 'stake.round-of-drinks') if $self->{finale};
    if ($self->{half} == 1) {
        @$self{qw(marker half)} = ($loser, 2);
        return $self->begin_half($loser, [], 'half.marker', 'half.next', 'start.half-loser');
    }
    my @both = @{ $self->{halfLosers} };
    my ($absentee) = grep { !Schocken::Match::is_here($self->seat($_)) } reverse @both;
    return $self->lose_game($loser, 'game.durchmarsch', 'stake.without-final') if $both[0] eq $both[1];
    return $self->lose_game($absentee, 'people.final-deserted', 'stake.without-final') if $absentee;
    @$self{qw(half finale)} = (3, YES);
    return $self->begin_half($loser, \@both, 'final.played', 'start.final-last-loser');
}

# A half or final begins with all discs in the stock; a final has players of its own.
sub begin_half ($self, $leader, $only, @rules) {
    $self->rule(@rules);
    @$self{qw(stock returned stockEmptied round)} = ($self->{settings}{discs}, 0, NO, 1);
    @$_{qw(discs drops)} = (0, 0) for @{ $self->{players} };
    for my $player ($self->here) {
        $player->{part} = !@$only || (any { $_ eq $player->{name} } @$only) ? 'playing' : 'watching';
    }
    return $self->next_leads($leader);
}

sub lose_game ($self, $loser, @rules) {
    push @{ $self->{gameLosers} }, $loser;
    $self->owes_drinks($loser, 'game-lost');
    $self->{stage} = 'over';
    return $self->rule(@rules, 'match.fewest-lost');
}

sub owes_drinks ($self, $name, $reason) {
    my %drinks = (stake => 'drinks', amount => $self->{settings}{stakeAmount});
    push @{ $self->{debts} }, { player => $name, game => $self->{game}, reason => $reason, %drinks };
    return;
}
1;
