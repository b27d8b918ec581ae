import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { outsidePath } from "./outside-path.ts";
import { project, strapi } from "./project.ts";

export interface Running {
  /** Has no slash at the end. */
  address: string;
  ended: Promise<number | null>;
  stop: () => Promise<void>;
}

interface Wanted {
  port: number;
  environment: Record<string, string>;
}

/** Milliseconds; the first start imports the demo content. */
const longestStart = 10 * 60_000;

/** @throws if Strapi ends or does not answer in time */
export async function startContentSystem({ port, environment }: Wanted): Promise<Running> {
  const child = spawn("node", [strapi, "start"], {
    cwd: project,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment, PATH: outsidePath(), NODE_ENV: "production", PORT: String(port) },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill());
  const ended = new Promise<number | null>((settle, fail) => child.on("error", fail).on("close", settle));
  const address = `http://127.0.0.1:${port}`;
  await Promise.race([
    answering(`${address}/_health`),
    ended.then((code) => {
      throw new Error(`The content system ended with code ${code} before it answered.`);
    }),
  ]);
  return { address, ended, stop: () => stop(child, ended) };
}

async function answering(address: string): Promise<void> {
  const end = performance.now() + longestStart;
  while (performance.now() < end) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(250);
  }
  throw new Error(`Nothing answers at ${address} after ${longestStart / 60_000} minutes.`);
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill();
  await ended;
}

/** The port itself, or a free one for 0. @throws if it is taken */
export function freePort(port: number): Promise<number> {
  const server = createServer();
  return new Promise((settle, fail) => {
    server.on("error", fail);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => settle(typeof address === "object" && address ? address.port : port));
    });
  });
}
