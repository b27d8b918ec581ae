import type { Plugin } from "vite";

/**
 * React's renderer for the edge encodes every attribute and every text by a call of its own. In workerd such a call
 * costs more than the rest of an element, and pages say the same short texts again and again: the built storefront
 * remembers their bytes.
 *
 * @throws Error in a build where React no longer makes one encoder for all: then this plugin has had its day
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
 * Its source goes into the build: it knows nothing outside itself. Long texts are not remembered, and must not be:
 * React hands their bytes on to the stream, which takes the buffer away.
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
