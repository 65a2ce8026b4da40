#!/usr/bin/perl
# Plays Schocken as in Hattersheim behind the line protocol of the conformance
# kit: one line of JSON in, one line of JSON out.
use v5.36;
use FindBin  qw($Bin);
use lib "$Bin/lib";
use JSON::PP ();
use Schocken::Dice qw(kind price rank possible);
use Schocken::Match;

my $VARIANT  = 'hattersheim';
my @FEATURES = qw(score play points places rulings state problems);

my $json = JSON::PP->new->utf8->canonical;
my $settings;

sub start ($asked) {
    my %me = (name => 'schocken-perl', version => '1', language => 'Perl');
    return { protocol => 1, implementation => \%me, games => { schocken => [$VARIANT] }, features => \@FEATURES };
}

sub variant ($asked) {
    return { unsupported => "only $VARIANT of schocken is played here" }
        unless $asked->{game} eq 'schocken' && $asked->{variant} eq $VARIANT;
    $settings = $asked->{settings};
    return { ok => JSON::PP::true };
}

sub answer ($question) {
    my $dice = ref $question eq 'HASH' ? $question->{dice} : undef;
    return { problem => 'wrong-number-of-columns' } unless ref $dice eq 'ARRAY' && @$dice == 3;
    return { problem => 'not-a-whole-number' } if grep { !Schocken::Form::is_whole($_) } @$dice;
    return { problem => 'impossible-pips' } unless possible(@$dice);
    return { rank => rank(@$dice), category => kind(@$dice), discs => price($settings, @$dice) };
}

sub ask ($asked) { return { answers => [ map { answer($_) } @{ $asked->{questions} } ] } }

sub step ($match, $event) {
    return { %{ $match->judge($event) }, places => $match->places, state => $match->as_state };
}

sub play ($asked) {
    my $match = Schocken::Match->new($settings, @{ $asked->{seats} });
    for my $event (@{ $asked->{given} }) {
        my $verdict = $match->judge($event);
        return { refused => "a given event is rejected by [@{ $verdict->{rulings} }]" } unless $verdict->{accepted};
    }
    return { situation => $match->as_state, steps => [ map { step($match, $_) } @{ $asked->{steps} } ] };
}

my %COMMANDS = (start => \&start, variant => \&variant, ask => \&ask, play => \&play);

$| = 1;
while (my $line = <STDIN>) {
    my $asked = $json->decode($line);
    last if $asked->{cmd} eq 'stop';
    my $command = $COMMANDS{ $asked->{cmd} };
    my $answer  = $command ? eval { $command->($asked) } : { errored => "there is no command $asked->{cmd}" };
    $answer //= { errored => "$@" };
    $answer->{seq} = $asked->{seq} if exists $asked->{seq};
    print $json->encode($answer), "\n";
}
