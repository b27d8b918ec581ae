/** Sources for the content security policy: folders, never whole hosts. */
export function botCheckSources({ scriptUrl, hosts }: { scriptUrl: string; hosts: readonly string[] }) {
  const own = sourceOf(scriptUrl);
  return {
    scripts: [...own, ...hosts.map((folder) => folder.replace(/(?<!\/)\/*$/, "/"))],
    /** The script's frame is in the same folder and makes its calls; Google names one more place of frames. */
    frames: own.flatMap((folder) =>
      folder === google ? [folder, "https://recaptcha.google.com/recaptcha/"] : folder,
    ),
    calls: own,
    /** Names of trusted types of Google's scripts, several of which make the same one. */
    policies: own.length ? ["goog#html", "recaptcha", "'allow-duplicates'"] : [],
  };
}

const google = "https://www.google.com/recaptcha/";

function sourceOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(".", address).href] : [];
}
