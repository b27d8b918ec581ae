import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listenAt } from "./stand-ins.ts";

test("a server of stand-ins never closes an idle connection, on which a write may just be sent", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stand-ins-"));
  const server = await listenAt(join(folder, "test.sock"), (_, response) => void response.end());
  try {
    expect(server.keepAliveTimeout).toBe(0);
  } finally {
    server.close();
    await once(server, "close");
    rmSync(folder, { recursive: true });
  }
});
