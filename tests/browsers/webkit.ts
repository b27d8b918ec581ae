import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { inject, vi } from "vitest";
import { endWithSuite } from "./browser-processes.ts";
import type { Engine, WindowOptions } from "./engine.ts";

const userAgent =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const windowProgram = join(import.meta.dirname, "webkit-window.py");

/** WebDriver's names of keys without a character. */
const codeOf = { Enter: "\uE007", Escape: "\uE00C" } as const;

const sessions = new Map<boolean, Promise<Session>>();

type Session = Awaited<ReturnType<typeof startSession>>;

/** WebDriver controls a single window, so it stays for the next test. Each test has a host of its own. */
export async function openWebkit(options: WindowOptions): Promise<Engine> {
  const { size, blockCookies } = options;
  const started = sessions.get(blockCookies) ?? startSession(options);
  sessions.set(blockCookies, started);
  const call = await started;
  const act = (action: object) => call("/actions", { actions: [action] });
  const press = async (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await act({ type: "key", id: "keyboard", actions });
  };
  const goTo = async (url: string) => void (await call("/url", { url }));
  const resize = async (to: WindowOptions["size"]) => void (await call("/window/rect", to));
  await resize(size);
  return {
    goTo,
    resize,
    evaluate: (run, ...args) =>
      call("/execute/sync", {
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
    type: (text) => press([...text]),
    press: (key) => press([codeOf[key]]),
    close: () => goTo("about:blank"),
  };
}

async function startSession({ size, blockCookies, script }: WindowOptions) {
  const address = await startDriver();
  const args = [
    "--automation",
    `--width=${size.width}`,
    `--height=${size.height}`,
    `--user-agent=${userAgent}`,
    `--script=${script}`,
    ...(blockCookies ? ["--block-cookies"] : []),
  ];
  const { sessionId } = (await post(`${address}/session`, {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: windowProgram, args },
        pageLoadStrategy: "none",
      },
    },
  })) as { sessionId: string };
  return (path: string, body: object) => post(`${address}/session/${sessionId}${path}`, body);
}

async function startDriver(): Promise<string> {
  const home = mkdtempSync(join(inject("folder"), "webkit-"));
  const port = await freePort();
  const child = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    detached: true,
    env: {
      ...process.env,
      DISPLAY: inject("display"),
      HOME: home,
      XDG_DATA_HOME: join(home, "data"),
      XDG_CACHE_HOME: join(home, "cache"),
      LANG: "fr_FR.UTF-8",
      TZ: "Europe/Paris",
      GTK_A11Y: "none",
      NO_AT_BRIDGE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Compositing without a graphics card would take most of the time.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      // Root cannot start a sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  endWithSuite(child.pid);
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`));
  return address;
}

async function post(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${new URL(address).pathname}: ${value.error}: ${value.message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
