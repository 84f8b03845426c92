# What the room says over the network
server-error-unreadable = This message cannot be read: { $problem }
server-error-too_large = This is too long.
server-error-too_fast = Too much at once. Wait a moment and try again.
server-error-too_many = Too many windows are open from here already. Close some of them and try again.
server-error-too_slow = The connection was too slow and was closed. Reload the page.
server-error-watch_first = Open the table first.
server-error-foreign = This request came from another site; the room only answers its own pages.
server-error-not_json = The room reads JSON only (application/json).
server-error-no_such_table = There is no table with this code. Is there a typo in it?
server-error-not_found = There is nothing at this address.
server-error-not_allowed = This cannot be done at this address.
server-error-not_kept = The room cannot save this just now, so nothing has changed. Try again in a moment.
server-error-damaged = This table is damaged on the room’s disk and cannot be opened. Whoever runs the room will find the reason in its log.
server-error-shutdown = The room is closing. Your table is saved; come back when the room is open again.
server-error-broken = Something went wrong in the room; nothing has changed. Try again.

# What is told to who watches
server-lost = { $count ->
    [one] One confirmed step at this table is gone from the room’s disk. The game goes on from what is left.
   *[other] { $count } confirmed steps at this table are gone from the room’s disk. The game goes on from what is left.
}

# Starting the room
server-error-port_taken = Port { $port } is in use by another program. Choose another with --port.
server-error-ports_taken = The ports { $first } to { $last } are all in use. Choose another with --port.
server-error-cannot_listen = The room cannot listen on { $host }, port { $port }: { $problem }
server-error-no_folder = The folder { $folder } for the database cannot be made: { $problem }
server-error-bad_proxy = “{ $proxy }” is neither an IP address nor a network. It looks like 127.0.0.1 or 10.0.0.0/8.
