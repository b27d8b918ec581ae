import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

/** Validity and accessibility; nothing of style. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // A button without a type submits its form, and here it is meant to.
    "no-implicit-button-type": "off",
    // A label may name its field by `for` although the field is inside.
    "no-redundant-for": "off",
    // A group of checkboxes may be named by `aria-label`, as by a legend.
    "wcag/h71": "off",
    // Items of a list may have names, such as the slides of a carousel.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Lists of suggestions stand beside a field in which one types.
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
    // The shop's own files come from its own origin.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What is invalid or inaccessible in a whole document, each fault with its place. */
export async function faultsInHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
