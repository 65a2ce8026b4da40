package Schocken::Offences;
# What goes wrong with dice: thrown too often, dropped, askew, helped along.
use v5.36;
use JSON::PP   ();
use List::Util qw(any);
use constant { YES => JSON::PP::true, NO => JSON::PP::false };

# A throw of somebody who does not play the round: nothing comes of it. Who only
# watches has all three dice in his cup.
sub unneeded_throw ($self, $event, $player) {
    my $least = $player->{part} eq 'watching' ? 3 : 1;
    my @wrong = Schocken::Round::wrong_throw($event->{dice}, $least, 3);
    return @wrong ? @wrong : $self->rule('offence.unneeded-throw');
}

# One throw too many: it is void, and the player has lost the round.
sub over_throw ($self, $event, $player) {
    my @wrong = Schocken::Round::wrong_throw($event->{dice}, 1, 3);
    return @wrong if @wrong;
    $self->rule('offence.over-throw');
    @{ $player->{hand} }{qw(surplus settled)} = (YES, YES);
    return $self->advance;
}

sub dice_dropped ($self, $event, $player) {
    my ($dice, $pips) = ($event->{dice} // 1, $event->{pips});
    return 'offence.possible-drop' if $dice < 1 || $dice > 3;
    return 'offence.possible-drop-pips' if defined $pips && ($pips < $dice || $pips > 6 * $dice);
    my $before = $player->{drops};
    $player->{drops}++ unless $self->{stage} eq 'starter';
    return $self->lose_half($player, 'offence.dropped-again') if $before && $player->{hand};
    $self->rule($before ? 'offence.dropped-again-safe' : 'offence.dropped-first');
    $self->owes_drinks($player->{name}, 'dice-dropped');
    return unless $self->lies_there($player) && $player->{hand}{sight} eq 'nobody';
    return $self->throw_again($player->{hand}, NO, 'offence.dropped-throw-repeated');
}

# Whether a valid throw of this player lies there, with the round still open.
sub lies_there ($self, $player) {
    my $hand = $player->{hand};
    return $hand && $self->{stage} ne 'roll-off' && !$hand->{due} && !$hand->{surplus};
}

# Dice that did not lie flat can be thrown again until the leader has left his
# open throw standing, since the others have gone by it.
sub can_be_repeated ($self, $player) {
    return 0 unless $self->lies_there($player);
    my $hand = $player->{hand};
    return !($self->leads($player) && $hand->{settled} && $hand->{used} < $self->{settings}{throwsPerRound});
}

sub throw_again ($self, $hand, $askew, $rule) {
    $hand->{used}--;
    @$hand{qw(due sight askew)} = (YES, 'nobody', $askew);
    delete $hand->{dice};
    return $self->rule($rule);
}

sub dice_askew ($self, $event, $player) {
    my $roll = $self->{rollOff};
    if ($roll && any { $_ eq $player->{name} } @{ $roll->{among} }) {
        @{ $roll->{throwsMade} } = grep { $_->{player} ne $player->{name} } @{ $roll->{throwsMade} };
        return $self->rule('offence.askew-open');
    }
    return 'offence.askew-not-repeatable' unless $self->can_be_repeated($player);
    return $self->throw_again($player->{hand}, YES, "offence.$event->{how}");
}

# Dice that were helped to lie flat did not lie flat: the throw is made again.
sub dice_nudged ($self, $event, $player) {
    my $hand = $player->{hand};
    return 'offence.nothing-to-nudge' unless $hand && ($hand->{askew} || !$hand->{due});
    return $self->rule('offence.nudged') unless $self->can_be_repeated($player);
    return $self->throw_again($hand, YES, 'offence.nudged-repeated');
}
1;
