import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import {
  createSecureServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants, createBrotliCompress } from "node:zlib";
import { pixelsOf } from "./pixels.ts";

export interface Edge {
  origin: string;
  key: string;
  stop(): void;
}

export const blankPath = "/__blank";

const blankPage = `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Blank</title></head><body><p>Blank</p></body></html>`;

export async function startEdge(shop: string, files: string): Promise<Edge> {
  const { cert, key, hash } = makeCertificate();
  const server = createSecureServer({ cert, key });
  const cached = new Map<string, Promise<Answer | undefined>>();
  const sessions = new Set<{ destroy(): void }>();
  const recall = (name: string, make: () => Promise<Answer | undefined>) => {
    const answer = cached.get(name) ?? make();
    cached.set(name, answer);
    return answer;
  };
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  server.on("stream", (stream, headers) => {
    stream.on("error", () => {});
    const path = headers[":path"] ?? "/";
    const kept =
      path === blankPath
        ? Promise.resolve(compressed(Buffer.from(blankPage), { "content-type": "text/html; charset=utf-8" }))
        : recall(path, async () => fileOf(files, path) ?? pixelsOf(path));
    kept.then(
      (answer) => {
        if (stream.destroyed) return;
        if (!answer) return passOn(stream, headers, shop);
        stream.respond({ ":status": 200, ...answer.headers });
        stream.end(answer.body);
      },
      (error: unknown) => {
        console.error(error);
        stream.respond({ ":status": 500 }, { endStream: true });
      },
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    origin: `https://127.0.0.1:${port}`,
    key: hash,
    stop() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

interface Answer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/importmap+json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".webmanifest": "application/manifest+json",
  ".ico": "image/x-icon",
};

function fileOf(folder: string, path: string): Answer | undefined {
  const name = normalize(decodeURIComponent(path.replace(/[?#].*/, "")));
  const file = join(folder, name);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const type = types[extname(name)];
  if (!type) throw new Error(`The bench does not know the type of ${name}.`);
  const headers = {
    "content-type": type,
    "cache-control": name.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=86400",
  };
  const body = readFileSync(file);
  return /text|svg|json/.test(type) ? compressed(body, headers) : { headers, body };
}

function compressed(body: Buffer, headers: OutgoingHttpHeaders): Answer {
  return { headers: { ...headers, "content-encoding": "br" }, body: brotliCompressSync(body) };
}

const ownHeaders = /^(:.*|connection|keep-alive|transfer-encoding|content-length|accept-encoding|host)$/;

function passOn(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, shop: string): void {
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
  const call = request(
    shop + headers[":path"],
    {
      method: headers[":method"],
      headers: { ...Object.fromEntries(kept), host: headers[":authority"], "x-forwarded-proto": "https" },
    },
    (answer) => {
      if (stream.destroyed) return void answer.destroy();
      const given = Object.entries(answer.headers).filter(([name]) => !ownHeaders.test(name));
      const isText = /text|json|script/.test(answer.headers["content-type"] ?? "");
      stream.respond({
        ":status": answer.statusCode,
        ...Object.fromEntries(given),
        ...(isText && { "content-encoding": "br" }),
      });
      if (!isText) return void answer.pipe(stream);
      const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      brotli.pipe(stream);
      answer.on("data", (chunk: Buffer) => {
        brotli.write(chunk);
        brotli.flush(constants.BROTLI_OPERATION_FLUSH);
      });
      answer.on("end", () => brotli.end());
    },
  );
  call.on("error", () => stream.destroy());
  stream.pipe(call);
}

function makeCertificate(): { cert: Buffer; key: Buffer; hash: string } {
  const folder = mkdtempSync(join(tmpdir(), "storefront-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const made = spawnSync(
    "openssl",
    ["req", "-x509", ...curve, "-days", "2", ...subject, "-keyout", key, "-out", cert],
    { encoding: "utf8" },
  );
  if (made.status !== 0)
    throw new Error(`The bench needs OpenSSL to make a certificate: ${made.error?.message ?? made.stderr}`);
  const files = { cert: readFileSync(cert), key: readFileSync(key) };
  rmSync(folder, { recursive: true });
  const spki = new X509Certificate(files.cert).publicKey.export({ type: "spki", format: "der" });
  return { ...files, hash: createHash("sha256").update(spki).digest("base64") };
}
