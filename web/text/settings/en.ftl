# The settings of the page, loaded when they are opened
web-language = Language
web-your_name = Your name
web-theme = Appearance
web-theme-word = { $theme ->
    [light] light
    [dark] dark
   *[system] system
}
web-speed = Speed
web-speed-word = { $speed ->
    [brisk] brisk
    [at_once] instant
   *[calm] calm
}
web-sound = Sounds
web-keys-ask = At the table, press ? to see the keys.

# On this device
web-buzz = Vibrate when it is your turn

# Calls
web-calls = Notify me when it is my turn
web-calls-help = Only when you do not have the table open. Nobody else will know.
web-calls-asking = Your browser will now ask whether you allow notifications.
web-calls-why = { $why ->
    [denied] Notifications are blocked for this page. You can allow them in the settings of your browser.
    [home_screen] On an iPhone or iPad, add hrajme to your home screen first: Share → Add to Home Screen.
    [insecure] Notifications work only at an address that starts with https.
   *[unable] This browser does not support notifications.
}
web-calls-failed = Notifications could not be turned on. Try again later.
