export interface FoundForm {
  action: string;
  fields: Record<string, string>;
  choices: Record<string, string[]>;
}

export function postFormsIn(html: string): FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, tag = "", body = ""]) =>
    attribute(tag, "method") === "post" ? [toForm(attribute(tag, "action"), body)] : [],
  );
}

function toForm(action: string, body: string): FoundForm {
  const form: FoundForm = { action, fields: {}, choices: {} };
  for (const [input] of body.matchAll(/<input\b[^>]*>/g)) {
    const [name, value, type] = [
      attribute(input, "name"),
      attribute(input, "value"),
      attribute(input, "type"),
    ];
    const isChoice = type === "radio" || type === "checkbox";
    if (!name || / disabled=/.test(input)) continue;
    if (type === "radio") form.choices[name] = [...(form.choices[name] ?? []), value];
    if (!isChoice || / checked=/.test(input)) form.fields[name] = value;
  }
  return form;
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(` ${tag}`)?.[1] ?? "";
  return value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}
