/** Content policy sources: folders only, never whole hosts. */
export function botCheckSources({ scriptUrl, hosts }: { scriptUrl: string; hosts: readonly string[] }) {
  const own = sourceOf(scriptUrl);
  return {
    scripts: [...own, ...hosts.map((folder) => folder.replace(/(?<!\/)\/*$/, "/"))],
    frames: own.flatMap((folder) =>
      folder === google ? [folder, "https://recaptcha.google.com/recaptcha/"] : folder,
    ),
    calls: own,
    /** Trusted Types policy names of Google's scripts, several of which create the same policy. */
    policies: own.length ? ["goog#html", "recaptcha", "'allow-duplicates'"] : [],
  };
}

const google = "https://www.google.com/recaptcha/";

function sourceOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(".", address).href] : [];
}
