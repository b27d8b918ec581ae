/**
 * What an error says, without what it may quote: addresses, e-mails, texts, tokens and numbers, in groups too. A quoted
 * word stays where an engine names a member of the code with it.
 */
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

/** As V8 and JavaScriptCore name what they did not find; a token of JSON is one sign. */
const named = [
  "(?:reading|setting|property|evaluating|access|construct) '[\\w$.]{1,30}'",
  "execute '\\w{1,30}' on '\\w{1,30}'",
  "token '.'",
].join("|");

/** An apostrophe stands between letters; a quote that is cut off goes on to the end. */
const inSingleQuotes = new RegExp(
  `\\b(${named})|(?<![\\p{L}\\p{N}])(?:'(?:[^']|(?<=[\\p{L}\\p{N}])'(?=[\\p{L}\\p{N}]))*'?|‘(?:[^’]|(?<=[\\p{L}\\p{N}])’(?=[\\p{L}\\p{N}]))*’?)`,
  "gu",
);
