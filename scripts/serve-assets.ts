import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Serves build files from memory: through workerd each costs twenty times the processor time. */
export function serveAssets(folder = "dist/client"): Plugin {
  const files = new Map<string, Buffer>();
  return {
    name: "serve-assets",
    enforce: "pre",
    configurePreviewServer({ middlewares }) {
      const headers = headersOf(readFileSync(join(folder, "_headers"), "utf8"), ["/*", "/assets/*"]);
      middlewares.use("/assets", (request, response, next) => {
        const [name = ""] = (request.url ?? "").slice(1).split("?");
        const type = types[extname(name)];
        const path = join(folder, "assets", name);
        if (request.method !== "GET" || !type || name.includes("/") || !existsSync(path)) return next();
        const body = files.get(name) ?? readFileSync(path);
        files.set(name, body);
        response.writeHead(200, { ...headers, "Content-Type": type, "Content-Length": body.length });
        response.end(body);
      });
    },
  };
}

export function headersOf(file: string, patterns: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of file.split("\n").filter(Boolean)) {
    if (/^\S/.test(line)) {
      applies = patterns.includes(line.trim());
    } else if (applies) {
      const [name = "", ...value] = line.trim().split(": ");
      headers[name] = value.join(": ");
    }
  }
  return headers;
}
