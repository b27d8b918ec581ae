/** Where the bot check may be loaded from, for the content security policy: its own folder of a host, never the host whole. */
export function botCheckSources({ scriptUrl, hosts }: { scriptUrl: string; hosts: readonly string[] }) {
  const own = sourceOf(scriptUrl);
  return {
    scripts: [...own, ...hosts.map((folder) => folder.replace(/\/*$/, "/"))],
    /** The script's frame stands beside it and makes its calls. */
    frames: own,
    calls: own,
  };
}

/** The folder of an absolute address; a path of this site needs no entry. */
function sourceOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(".", address).href] : [];
}
