/** Removes anything personal: addresses, e-mails, texts, tokens and numbers. */
export function scrubMessage(message: string): string {
  return message
    .replace(/[\p{C}\s]+/gu, " ")
    .replace(/(?:https?:|\/)\S+/g, "[address]")
    .replace(/(?<!\S)\S+@\S+/g, "[e-mail]")
    .replace(/"[^"]*"?|„[^“”]*[“”]?|“[^”]*”?|«[^»]*»?|‹[^›]*›?|`[^`]*`?/g, "[text]")
    .replace(inSingleQuotes, (_, named?: string) => named ?? "[text]")
    .replace(/(?<![\w-])(?=[\w-]*\d)[\w-]{16,}/g, "[token]")
    .replace(/\+?\(?\d(?:[ .()–-]{0,2}\d){3,}/g, "[number]")
    .trim()
    .slice(0, 160);
}

const named = [
  "(?:reading|setting|property|evaluating|access|construct) '[\\w$.]{1,30}'",
  "execute '\\w{1,30}' on '\\w{1,30}'",
  "token '.'",
].join("|");

const inSingleQuotes = new RegExp(
  `\\b(${named})|(?<![\\p{L}\\p{N}])(?:'(?:[^']|(?<=[\\p{L}\\p{N}])'(?=[\\p{L}\\p{N}]))*'?|‘(?:[^’]|(?<=[\\p{L}\\p{N}])’(?=[\\p{L}\\p{N}]))*’?)`,
  "gu",
);
