const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
]);
const unwritable = new Set(["EACCES", "EPERM", "EROFS"]);

/** Names of errors whose message says enough. */
const told = new Set(["UpstreamError", "ContentError"]);

interface SystemError extends Error {
  code?: unknown;
  path?: unknown;
  port?: unknown;
  hostname?: unknown;
  address?: unknown;
}

/** Undefined for a fault of the program, whose stack says more. */
export function failureSentence(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentence = ofSystem(cause);
    if (sentence) return sentence;
  }
  if (error instanceof Error && told.has(error.name)) return `${error.message}.`;
  return undefined;
}

function ofSystem({ code, path, port, hostname, address, message }: SystemError): string | undefined {
  if (typeof code !== "string") return undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken, perhaps by another npm start. Choose another one with --port.`;
  if (code === "ENOSPC") return "The disk is full.";
  if (typeof path === "string") {
    if (unwritable.has(code))
      return `${path} cannot be used: check who owns it and who may write there (${code}).`;
    if (code === "ENOENT") return `${path} is not there.`;
    if (code === "EISDIR") return `${path} is a folder, not a file.`;
  }
  if (unreachable.has(code)) {
    const place = [hostname ?? address, port].filter((part) => part !== undefined).join(":");
    return `${place || "The other side"} does not answer (${code}): is the address right, and is there a network?`;
  }
  return code.startsWith("ERR_") ? undefined : message;
}
