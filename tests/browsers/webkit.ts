import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { inject, vi } from "vitest";
import type { Engine, WindowOptions } from "./engine.ts";

const userAgent =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const windowProgram = join(import.meta.dirname, "webkit-window.py");

/** A window with its own cookies and storage, and a driver of its own, which controls no second one. */
export async function openWebkit(options: WindowOptions): Promise<Engine> {
  const { call, stop } = await startDriver(inject("display"));
  const args = [
    "--automation",
    `--width=${options.width}`,
    `--height=${options.height}`,
    `--user-agent=${userAgent}`,
    `--script=${options.script}`,
    ...(options.blockCookies ? ["--block-cookies"] : []),
  ];
  const { sessionId } = (await call("/session", {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: windowProgram, args },
        pageLoadStrategy: "none",
      },
    },
  })) as { sessionId: string };
  const inSession = (path: string, body: object) => call(`/session/${sessionId}${path}`, body);
  const act = (action: object) => inSession("/actions", { actions: [action] });
  return {
    goTo: async (url) => void (await inSession("/url", { url })),
    evaluate: (run, ...args) =>
      inSession("/execute/sync", {
        script: `return (${run}).apply(null, arguments)`,
        args,
      }) as Promise<ReturnType<typeof run>>,
    clickAt: async (x, y) => {
      const actions = [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act({ type: "pointer", id: "mouse", actions });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await act({ type: "key", id: "keyboard", actions });
    },
    close: stop,
  };
}

/** WebDriver (https://www.w3.org/TR/webdriver2/). */
async function startDriver(display: string) {
  const home = mkdtempSync(join(tmpdir(), "storefront-webkit-"));
  const port = await freePort();
  const child = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_DATA_HOME: join(home, "data"),
      XDG_CACHE_HOME: join(home, "cache"),
      LANG: "fr_FR.UTF-8",
      TZ: "Europe/Paris",
      GTK_A11Y: "none",
      NO_AT_BRIDGE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Root may start no sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`));
  return {
    call: async (path: string, body: object): Promise<unknown> => {
      const answer = await fetch(address + path, { method: "POST", body: JSON.stringify(body) });
      const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
      if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
      return value;
    },
    stop: async () => {
      await end(child);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** With what it has started: the driver leaves windows open. */
async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, "close");
  if (child.pid) process.kill(-child.pid, "SIGKILL");
  await closed;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
