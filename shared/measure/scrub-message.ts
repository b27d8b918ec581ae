/** What an error says, without what it may quote: addresses, e-mails, texts, tokens and long numbers. */
export function scrubMessage(message: string): string {
  return message
    .replace(/[\p{C}\s]+/gu, " ")
    .replace(/(?:https?:|\/)\S+/g, "[address]")
    .replace(/\S+@\S+/g, "[e-mail]")
    .replace(/"[^"]*"?|“[^”]*”?|«[^»]*»?|`[^`]*`?/g, "[text]")
    .replace(/'(?![\w$.]{1,30}')[^']*'/g, "[text]")
    .replace(/(?=[\w-]*\d)[\w-]{16,}/g, "[token]")
    .replace(/\d{4,}/g, "[number]")
    .trim()
    .slice(0, 160);
}
