package Schocken::Form;
# The form of a reported event; whether it may happen now is for the match to say.
use v5.36;
use builtin qw(created_as_number);
no warnings 'experimental::builtin';

my ($MOST_DICE, $FARTHEST) = (12, 2**31);

# A ? marks a field that may be left out; choices are separated by |.
my %EVENTS = (
    (map { $_ => 'player:text' } qw(bought-in player-absent player-arrived player-joined player-withdrew stood)),
    'dice-askew'          => 'player:text how:stacked|tilted',
    'dice-dropped'        => 'player:text dice?:count pips?:count',
    'dice-nudged'         => 'player:text means:knock|blow|other flat:flag',
    'match-abandoned'     => 'cause:rain|closing-time|time-limit|equipment|other',
    'organizer-decided'   => 'player:text decision:award|deduct|annul|decide discs?:count matter:text',
    'player-disqualified' => 'player:text because:text',
    'player-replaced'     => 'player:text by:text',
    'roll-off-thrown'     => 'player:text dice:list',
    'set-aside'           => 'player:text dice?:list turned?:count putBack?:list',
    'starter-thrown'      => 'player:text dice:list',
    'thrown'              => 'player:text dice?:list',
    'uncovered'           => 'player:text dice?:list open?:flag',
);

# Everything that is wrong with an event: pairs of a code and a JSON pointer.
sub problems ($event) {
    return [ 'wrong-type',    '' ]       unless ref $event eq 'HASH';
    return [ 'missing-field', '/event' ] unless exists $event->{event};
    return [ 'wrong-type',    '/event' ] unless is_text($event->{event});
    my $form = $EVENTS{ $event->{event} } or return [ 'unknown-event', '/event' ];
    my @problems;
    my %known = (event => 1);
    for my $entry (split ' ', $form) {
        my ($field, $optional, $type) = $entry =~ /^(\w+)(\??):(.*)$/;
        $known{$field} = 1;
        push @problems, exists $event->{$field} ? wrong_value($type, $event->{$field}, "/$field")
            : $optional ? () : [ 'missing-field', "/$field" ];
    }
    return @problems, map { [ 'unknown-field', "/$_" ] } grep { !$known{$_} } sort keys %$event;
}

sub is_text  ($value) { return defined $value && !ref $value && !created_as_number($value) }
sub is_whole ($value) { return created_as_number($value) && $value == int $value }

sub wrong_value ($type, $value, $at) {
    if ($type eq 'list') {
        return [ 'wrong-type', $at ] unless ref $value eq 'ARRAY';
        return [ 'wrong-size', $at ] if @$value > $MOST_DICE;
        return map { wrong_value('count', $value->[$_], "$at/$_") } 0 .. $#$value;
    }
    if ($type eq 'count') {
        return [ 'wrong-type', $at ] unless is_whole($value);
        return abs($value) < $FARTHEST ? () : [ 'number-out-of-range', $at ];
    }
    return ref $value eq 'JSON::PP::Boolean' ? () : [ 'wrong-type', $at ] if $type eq 'flag';
    return [ 'wrong-type', $at ] unless is_text($value);
    return $type eq 'text' || (grep { $_ eq $value } split /\|/, $type) ? () : [ 'unknown-value', $at ];
}
1;
