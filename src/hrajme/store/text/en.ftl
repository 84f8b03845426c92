# What can go wrong between a table and the disk
store-conflict = Somebody else has moved at table { $table } in the meantime; it is at revision { $revision } now. Load it again and try once more.
store-fenced = Another process has taken over table { $table }; it is at revision { $revision } now. Connect again.
store-no_such_table = There is no table { $table }.
store-table_exists = There is a table { $table } already.
store-newer = The database { $name } was made by a newer hrajme (version { $version } of its form, this program knows { $known }). Install the newer hrajme, or choose another file.
store-not_ours = The file { $name } is not a database of hrajme; it is left as it is. Choose another file.
store-cannot_open = The database { $name } cannot be opened: { $problem }. Is the folder there, and may this user write in it?
store-unknown_address = The database address “{ $address }” cannot be used. It looks like this: sqlite:///room.db
store-damaged = The database { $name } is damaged: { $problem }. Put a copy of it from an earlier day in its place.
store-file_gone = The file { $name } was deleted or replaced while the room has it open. Nothing is written until it is back in its place.
store-changed_event = Event { $revision } of table { $table } is not what was written: its checksum is wrong. Restore a backup with hrajme restore.
store-lost_events = The log of table { $table } ends after revision { $revision }, but { $written } were written. Restore a backup with hrajme restore.
store-full = The disk is full: nothing was written. Free some space and try again; the tables wait.
store-in_use = A room is open on { $name } already, in another window or program. Use that one, or choose another file with --db.
store-locked = The database { $name } is being used by another program. Try again in a moment.
store-closed = The room is closing; nothing more is written.
store-failed = The database { $name } did not do its work: { $problem }
