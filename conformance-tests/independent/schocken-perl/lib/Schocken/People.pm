package Schocken::People;
# People who leave, are away or are replaced, and what the organizer decides.
use v5.36;
use JSON::PP           ();
use List::Util         qw(any sum0);
use Unicode::Normalize qw(NFC);
use constant YES => JSON::PP::true;

my ($LONGEST_NAME, $MOST_SEATS) = (100, 64);

sub is_blank   ($text) { return $text !~ /\S/ }
sub is_no_name ($name) { return is_blank($name) || $name =~ /^\s|\s$/ || length $name > $LONGEST_NAME }
sub player_withdrew ($self, $event, $player) { return $self->leaves($player, 'gone', 'people.withdrew') }

sub player_disqualified ($self, $event, $player) {
    return 'people.sent-off-reason' if is_blank($event->{because});
    return $self->leaves($player, 'sent-off', 'people.sent-off');
}

sub leaves ($self, $player, $part, $rule) {
    $self->rule($rule);
    my $played    = $player->{part} eq 'playing';
    my $untouched = $self->untouched;
    $player->{part} = $part;
    delete @$player{qw(hand absent standIn)};
    if ($self->here < $self->{settings}{leastPlayers}) {
        $self->rule('people.too-few');
        $self->{stage} = 'over';
        return $self->gives_back($player, $player->{discs});
    }
    return unless $played;
    return $self->lose_half($player, 'people.leaver-loses') unless $untouched;
    return $self->lose_game($player->{name}, 'people.final-deserted', 'stake.without-final') if $self->{finale};
    $self->rule('people.left-between');
    return $self->{stage} eq 'starter' ? $self->throw_for_start : $self->next_leads($self->{leader});
}

sub match_abandoned ($self, $event, $player) {
    @$self{qw(stage abandoned)} = ('over', $event->{cause});
    return $self->rule('people.abandoned');
}

sub player_absent ($self, $event, $player) {
    return 'people.absent-already' if $player->{absent};
    $player->{absent} = YES;
    return $self->rule('people.absent');
}

sub player_arrived ($self, $event, $player) {
    return delete $player->{absent} ? $self->rule('people.arrived') : 'people.never-absent';
}

sub player_replaced ($self, $event, $player) {
    my $by  = NFC($event->{by});
    my $own = $by eq $player->{name};
    my @forbid;
    push @forbid, 'people.replaced-in-half' if $self->{finale} || !$self->untouched;
    push @forbid, 'people.replaced-nameless' if is_no_name($by);
    push @forbid, 'people.replaced-plays-already' if $own ? !defined $player->{standIn} : $self->is_taken($by);
    return @forbid if @forbid;
    delete @$player{qw(absent standIn)};
    $player->{standIn} = $by unless $own;
    return $self->rule($own ? 'people.came-back' : 'people.replaced');
}

# Whether somebody at the table has this name, on a seat or in the place of another.
sub is_taken ($self, $name) {
    return any { $_ eq $name } grep { defined } map { @$_{qw(name standIn)} } @{ $self->{players} };
}

# Nobody joins a table of Hattersheim.
sub player_joined ($self, $event, $player) {
    my $name   = NFC($event->{player});
    my @forbid = 'people.joined-not-allowed';
    push @forbid, 'people.joined-nameless'   if is_no_name($name);
    push @forbid, 'people.joined-name-taken' if $self->is_taken($name);
    push @forbid, 'people.joined-full-table' if @{ $self->{players} } >= $MOST_SEATS;
    return @forbid;
}

# Nobody buys in either.
sub bought_in ($self, $event, $player) { return $player->{part} eq 'safe' ? 'half.no-re-entry' : 'report.buy-in-safe' }

sub organizer_decided ($self, $event, $player) {
    my ($decision, $discs) = @$event{qw(decision discs)};
    my $playing = $player->{part} eq 'playing' && $self->{stage} ne 'starter';
    my @forbid = is_blank($event->{matter}) ? 'people.decision-reason' : ();
    if ($decision eq 'award' || $decision eq 'deduct') {
        my $there = $decision eq 'deduct' ? $player->{discs} : $self->{stock} || $self->held_by_others($player);
        if    (!defined $discs || $discs < 1) { push @forbid, 'people.discs-counted' }
        elsif ($discs > $there)               { push @forbid, 'people.discs-not-there' }
        push @forbid, 'people.decided-out-of-play' if !$playing;
    }
    else {
        push @forbid, 'people.discs-not-counted' if defined $discs;
        push @forbid, 'people.nothing-to-annul'
            if $decision eq 'annul' && !($self->has_begun || $self->{rollOff} && @{ $self->{rollOff}{throwsMade} });
        push @forbid, 'people.decided-out-of-play' if $decision eq 'decide' && (!$playing || $self->untouched);
    }
    return @forbid if @forbid;
    return $self->$decision($player, $discs);
}

sub held_by_others ($self, $player) { return sum0 map { $_->{discs} } grep { $_ != $player } $self->playing }

sub award ($self, $player, $discs) {
    $self->rule('people.discs-awarded');
    if ($self->{stock}) {
        $self->{stock} -= $discs;
        $self->{stockEmptied} = YES unless $self->{stock};
    }
    else {
        my @others = grep { $_ != $player } $self->playing;
        (sort { $b->{discs} <=> $a->{discs} } @others)[0]{discs}-- for 1 .. $discs;
    }
    $player->{discs} += $discs;
    return $self->follow_up;
}

sub deduct ($self, $player, $discs) {
    $self->rule('people.discs-deducted');
    $self->gives_back($player, $discs);
    return $self->follow_up;
}

# Discs go back to the stock or, once it has been dealt out, into the middle.
sub gives_back ($self, $player, $discs) {
    $player->{discs} -= $discs;
    $self->{ $self->{stockEmptied} ? 'returned' : 'stock' } += $discs;
    return;
}

# What follows from given or taken discs the end of the round says, unless
# nobody has thrown in it.
sub follow_up ($self) {
    return if $self->has_begun || $self->settle_discs;
    delete $_->{hand} for grep { $_->{part} eq 'safe' } @{ $self->{players} };
    return $self->seat($self->{leader})->{hand} ? () : $self->next_leads($self->{leader});
}

sub annul ($self, $player, $discs) {
    $self->rule('people.round-annulled');
    delete $self->{running};
    return $self->{stage} eq 'starter' ? $self->throw_for_start : $self->begin_round($self->{leader});
}

sub decide ($self, $player, $discs) { return $self->lose_half($player, 'people.half-decided') }
1;
