package Schocken::Round;
# The ordinary course of a round, and the throws for the start.
use v5.36;
use JSON::PP       ();
use List::Util     qw(any first max);
use Schocken::Dice qw(highest_first possible without);
use constant { YES => JSON::PP::true, NO => JSON::PP::false };

sub throw_for_start ($self) {
    my %open = (throwsMade => [], firstThrows => [], ordered => YES, due => 0);
    my @among = map { $_->{name} } $self->here;
    @$self{qw(stage rollOff)} = ('starter', { purpose => 'starter', among => \@among, %open });
    return;
}

sub starter_thrown ($self, $event, $player) {
    return 'report.starter-only-at-start' if $self->{stage} ne 'starter';
    my ($among, $made) = @{ $self->{rollOff} }{qw(among throwsMade)};
    my $next = first { my $name = $_; !any { $_->{player} eq $name } @$made } @$among;
    return 'start.in-order' if $player->{name} ne $next;
    my @dice = @{ $event->{dice} };
    return 'start.right-dice' unless @dice == 1 && possible(@dice);
    push @$made, { player => $player->{name}, dice => \@dice };
    $self->rule('start.thrown');
    return if @$made < @$among;
    # Earlier is who sits earlier, also if his die lay askew and was thrown again.
    my $highest = max map { $_->{dice}[0] } @$made;
    my %highest = map { $_->{player} => 1 } grep { $_->{dice}[0] == $highest } @$made;
    $self->rule(keys %highest > 1 ? 'start.earlier-starts' : 'start.highest-die');
    return $self->begin_round(first { $highest{$_} } @$among);
}

sub is_it ($whom, $player) { return defined $whom && $whom == $player }

# The first, in the order of play, whose throw is due.
sub due_thrower ($self) { return first { $_->{hand}{due} } $self->in_order }

# The player whose throw it is to look at and decide about.
sub turn_to_look ($self) {
    return first { !$_->{hand}{settled} } $self->in_order if $self->{stage} eq 'followers';
    return $self->{stage} eq 'leader' ? $self->seat($self->{leader}) : undef;
}

# The player who may now decide; nobody as long as a throw is due.
sub decider ($self) { return $self->due_thrower ? undef : $self->turn_to_look }

# The next player to lift his cup at the end of the round.
sub next_to_show ($self) {
    return undef unless $self->{stage} eq 'showdown';
    return first { $_->{hand}{sight} ne 'everybody' && !$_->{hand}{surplus} } $self->in_order;
}

# Whether a player of the round has made all the throws he may make in it.
sub has_spent ($self, $hand) {
    return 0 if !$hand || $hand->{due} || $self->{stage} eq 'roll-off';
    return $hand->{used} >= ($self->{limit} // $self->{settings}{throwsPerRound});
}

sub thrown ($self, $event, $player) {
    return 'report.throw-while-tied' if $self->{stage} eq 'starter' || $self->{stage} eq 'roll-off';
    my $hand = $player->{hand} or return $self->unneeded_throw($event, $player);
    return $self->over_throw($event, $player) if $self->has_spent($hand);
    my $again = !$hand->{due};
    if (!is_it($again ? $self->decider : $self->due_thrower, $player)) {
        return 'report.lift-now' if is_it($self->next_to_show, $player);
        return $hand->{lifted} && $again ? 'offence.no-repeat-after-lift' : 'report.throw-turn';
    }
    my @forbid = wrong_throw($event->{dice}, $hand->{cup}, $hand->{cup});
    push @forbid, 'throw.show-before-throwing'
        if $again && $self->leads($player) && $hand->{sight} ne 'everybody';
    return @forbid if @forbid;
    $self->rule($again ? 'throw.all-again' : 'throw.under-cup');
    $self->lay_under_cup($hand, $event->{dice});
    return $self->advance;
}

# What is wrong with the dice of a throw; they may go unnamed.
sub wrong_throw ($dice, $least, $most) {
    return unless $dice;
    return ((@$dice < $least || @$dice > $most ? 'report.number-thrown' : ()),
        (possible(@$dice) ? () : 'report.pips-thrown'));
}

sub lay_under_cup ($self, $hand, $dice) {
    delete $hand->{dice};
    $hand->{dice} = [ highest_first(@$dice) ] if $dice;
    $hand->{used}++;
    $hand->{sight} = 'nobody';
    $hand->{$_} = NO for qw(due lifted turned askew);
    return if $self->{stage} eq 'showdown' || $hand->{used} < $self->{settings}{throwsPerRound};
    $hand->{settled} = YES;
    $self->rule('throw.last-hidden');
    return $self->{stage} eq 'leader' ? $self->let_others_follow : ();
}

# The leader took more than one throw: the others may throw up to the most.
sub let_others_follow ($self) {
    @$self{qw(stage limit)} = ('followers', $self->{settings}{throwsPerRound});
    return $self->rule('throw.up-to-three');
}

# Goes on to the next stage of the round when the present one is done.
sub advance ($self) {
    return if $self->due_thrower;
    $self->{stage} = 'leader'   if $self->{stage} eq 'first-throws';
    $self->{stage} = 'showdown' if $self->{stage} eq 'followers' && !$self->decider;
    $self->finish_round         if $self->{stage} eq 'showdown'  && !$self->next_to_show;
    return;
}

sub uncovered ($self, $event, $player) {
    my ($hand, $named) = ($player->{hand}, $event->{dice});
    return 'report.uncover-turn'
        if !$hand || $self->{stage} eq 'roll-off' || $hand->{due} || $hand->{surplus} || $hand->{sight} eq 'everybody';
    my $public = 1;
    my $known  = $hand->{dice};
    my (@rules, @forbid);
    if    (is_it($self->next_to_show, $player)) { @rules = 'round.uncovered' }
    elsif (is_it($self->turn_to_look, $player)) {
        $public = $self->leads($player);
        @rules  = $public ? 'throw.leader-uncovers' : 'throw.looks';
    }
    else {
        $public = $event->{open};
        @rules  = ('offence.lifted-early', $public ? 'offence.lifted-early-stays' : ());
        push @forbid, 'report.dice-named-already' if $named && $known;
    }
    push @forbid, 'report.dice-needed' if $public && !$named && !$known;
    if ($named) {
        push @forbid, 'report.number-uncovered' if @$named != $hand->{cup};
        push @forbid, 'report.pips-uncovered' unless possible(@$named);
        push @forbid, 'report.dice-agree' if !@forbid && $known && !without($named, @$known);
    }
    return @forbid if @forbid;
    $self->rule(@rules);
    $hand->{dice} //= [ highest_first(@$named) ] if $named;
    $hand->{sight}  = $public ? 'everybody' : 'thrower';
    $hand->{lifted} = YES if $rules[0] eq 'offence.lifted-early';
    return $self->advance;
}

sub set_aside ($self, $event, $player) {
    my $hand  = $player->{hand};
    my $spent = $self->has_spent($hand);
    return 'report.set-aside-turn' unless $spent || is_it($self->decider, $player);
    my ($turned, @aside) = ($event->{turned} // 0, @{ $event->{dice} // [] });
    my @back = @{ $event->{putBack} // [] };
    # A refusal must not tell what lies under a cup that nobody has lifted.
    my $seen = $hand->{sight} eq 'nobody' ? undef : $hand->{dice};
    my @forbid;
    if    ($spent)                { push @forbid, $turned > 0 ? 'sixes.no-throw-left' : 'throw.none-left' }
    elsif ($self->leads($player)) { push @forbid, 'throw.show-before-setting-aside' if $hand->{sight} ne 'everybody' }
    elsif ($hand->{dice})         { push @forbid, 'throw.look-first' if !$seen }
    push @forbid, 'throw.nothing-named' unless @aside || $turned || @back;
    push @forbid, 'throw.aside-stays' if @back;
    push @forbid, 'throw.not-in-cup'
        unless $seen ? without($seen, @aside) : possible(@aside) && @aside <= $hand->{cup};
    push @forbid, 'throw.one-die-goes-on' if @aside >= $hand->{cup} && $turned <= 0 && !@back;
    push @forbid, 'sixes.must-be-shown' if $turned > 0 && !$seen && !$spent;
    push @forbid, $self->wrong_sixes($turned, $seen, @aside) if $turned;
    return @forbid if @forbid;
    $self->rule('throw.set-aside') if @aside;
    $self->rule('sixes.turned')    if $turned;
    $hand->{aside} = [ highest_first(@{ $hand->{aside} }, @aside, (1) x $turned) ];
    $hand->{cup} -= @aside + $turned;
    $hand->{sight} = 'nobody';
    @$hand{qw(due turned)} = (YES, $turned ? YES : NO);
    delete $hand->{dice};
    return;
}

# Of two sixes thrown together one may be turned, of three one or two; one six
# at least goes back into the cup.
sub wrong_sixes ($self, $turned, $seen, @aside) {
    return 'sixes.possible-count' if $turned < 0;
    return 'sixes.three-give-one' if $turned > $self->{settings}{onesForThreeSixes};
    return unless $seen;
    my $sixes = grep { $_ == 6 } @$seen;
    return 'sixes.too-few' if $sixes <= $turned;
    return $turned + (grep { $_ == 6 } @aside) >= $sixes ? 'sixes.one-goes-back' : ();
}

sub stood ($self, $event, $player) {
    my $hand = $player->{hand};
    if (!is_it($self->decider, $player)) {
        return 'report.stand-turn'
            if !$hand || $hand->{settled} || $self->{stage} eq 'roll-off' || !is_it($self->due_thrower, $player);
        return $hand->{turned} ? 'sixes.throw-must-follow' : 'throw.throw-must-follow';
    }
    my $leads = $self->leads($player);
    return $hand->{used} == 1 ? 'throw.uncover-first' : 'throw.uncover-later-first'
        if $leads && $hand->{sight} ne 'everybody';
    $self->rule('throw.stands');
    $hand->{settled} = YES;
    if ($leads && $hand->{used} == 1) {
        $self->rule('throw.schuss');
        @$self{qw(stage limit)} = ('showdown', 1);
        $_->{hand}{settled} = YES for $self->playing;
    }
    elsif ($leads) { $self->let_others_follow }
    return $self->advance;
}
1;
