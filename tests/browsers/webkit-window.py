#!/usr/bin/python3
"""A WebKitGTK window that WebKitWebDriver controls: of any size, without stored data, with a script in every page."""

import argparse

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--automation", action="store_true")
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--height", type=int, required=True)
parser.add_argument("--user-agent", required=True)
parser.add_argument("--script", required=True, help="source that runs before each document's own scripts")
parser.add_argument("--block-cookies", action="store_true")
options, _ = parser.parse_known_args()

Gtk.init([])
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)

data = WebKit2.WebsiteDataManager.new_ephemeral()
policies = WebKit2.CookieAcceptPolicy
data.get_cookie_manager().set_accept_policy(policies.NEVER if options.block_cookies else policies.NO_THIRD_PARTY)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_preferred_languages(["fr_FR", "fr"])
context.set_automation_allowed(True)

settings = WebKit2.Settings()
settings.set_user_agent(options.user_agent)
settings.set_enable_page_cache(True)

scripts = WebKit2.UserContentManager()
scripts.add_script(
    WebKit2.UserScript(
        options.script,
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)


def open_window(_session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, user_content_manager=scripts, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_default_size(options.width, options.height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def start_session(_context, session):
    # The driver compares name and version with what it asked for.
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start_session)
Gtk.main()
