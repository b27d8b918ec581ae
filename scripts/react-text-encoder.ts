import type { Plugin } from "vite";

/**
 * React's edge renderer encodes every attribute and text by a call of its own, which in workerd costs more
 * than the rest of an element. Pages repeat the same short texts: the built storefront caches their bytes.
 *
 * @throws Error in a build where React no longer makes one encoder for all: then remove this plugin
 */
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
 * Its source goes into the build: it uses nothing outside itself. Long texts must not be cached: React hands
 * their bytes on to the stream, which detaches the buffer.
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
