-- Matches as lines of text. The primary key of a line is the lock: of several who write the same number one is first.
create table pubgames_match (
    id varchar(64) not null primary key,
    header varchar not null,
    opened_at timestamp(6) with time zone not null,
    request_key varchar(200),
    request_digest varchar(64),
    constraint pubgames_match_request unique (request_key)
);

create table pubgames_line (
    match_id varchar(64) not null,
    number integer not null,
    line varchar not null,
    answer varchar not null,
    accepted_at timestamp(6) with time zone not null,
    request_key varchar(200),
    request_digest varchar(64),
    constraint pubgames_line_number primary key (match_id, number),
    constraint pubgames_line_request unique (match_id, request_key),
    constraint pubgames_line_match foreign key (match_id) references pubgames_match (id)
);

-- May be emptied at any time: the lines are the truth.
create table pubgames_snapshot (
    match_id varchar(64) not null primary key,
    number integer not null,
    events integer not null,
    maker varchar(200) not null,
    state varchar not null,
    constraint pubgames_snapshot_match foreign key (match_id) references pubgames_match (id)
);
