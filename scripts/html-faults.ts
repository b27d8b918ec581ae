import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // Buttons without a type are meant to submit.
    "no-implicit-button-type": "off",
    "no-redundant-for": "off",
    // Tables that phones lay out as cards would lose their roles.
    "no-redundant-role": "off",
    "wcag/h71": "off",
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
    "require-sri": ["error", { target: "crossorigin" }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

export async function faultsInHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
