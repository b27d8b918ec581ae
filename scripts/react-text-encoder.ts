import type { Plugin } from "vite";

/** Speeds up React's many small encodings in workerd. @throws if React drops its encoder */
export function reactTextEncoder(): Plugin {
  return {
    name: "react-text-encoder",
    transform: {
      filter: { id: /react-dom-server\.edge\.production\.js$/ },
      handler(code) {
        const parts = code.split("new TextEncoder()");
        if (parts.length !== 2) {
          throw new Error("React encodes otherwise now: look again at scripts/react-text-encoder.ts.");
        }
        return { code: parts.join(`(${rememberingEncoder})()`), map: null };
      },
    },
  };
}

/**
 * Inlined into the build, so no outside references. Long texts must not be cached: React hands their bytes to
 * the stream, which detaches the buffer.
 */
export function rememberingEncoder(): { encode(text?: string): Uint8Array } {
  const longest = 256;
  const most = 5000;
  const encoder = new TextEncoder();
  const known = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    encode(text = "") {
      const found = known.get(text);
      if (found) return found;
      const bytes = encoder.encode(text);
      if (text.length > longest) return bytes;
      if (known.size >= most) known.clear();
      known.set(text, bytes);
      return bytes;
    },
  };
}
