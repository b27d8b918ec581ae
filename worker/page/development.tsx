import { assets } from "virtual:client-assets";

export function DevelopmentStyles({ nonce }: { nonce: string }) {
  return (
    <>
      <meta property="csp-nonce" nonce={nonce} />
      {Object.entries(assets.styles).map(([file, text]) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, in development only
        <style key={file} nonce={nonce} data-vite-dev-id={file} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </>
  );
}

const start = `
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import("/@vite/client");
await import("/client/documents.ts");
`;

export function DevelopmentScripts({ nonce }: { nonce: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, in development only
    <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: start }} />
  );
}
