import { mediaTypeOf, safeFileName } from "../../shared/forms/file-rules.ts";
import { type FormValues, valueAt } from "../../shared/forms/input-values.ts";
import type { SmartField, SmartForm } from "../../shared/forms/smart-form.ts";
import { formatDate, parseDate } from "../../shared/time/dates.ts";
import type { ContactRequest } from "../upstream/ecommerce/message-calls.ts";

const known = ["topic", "email", "orderId", "productName", "message"];

export async function contactRequestOf(
  { fields }: SmartForm,
  values: FormValues,
  customerEmail?: string | null,
): Promise<ContactRequest> {
  const topic = textOf(values.topic);
  const files = fields.filter((field) => valueAt(values, field.name) instanceof File);
  const file = files[0] && valueAt(values, files[0].name);
  const others = fields
    .filter((field) => field !== files[0] && !known.includes(field.name) && field.kind !== "password")
    .flatMap((field) => lineOf(field, valueAt(values, field.name)));
  return {
    orderId: textOf(values.orderId),
    productName: textOf(values.productName),
    message: [topic && `[${topic}]`, textOf(values.message), others.join("\n")].filter(Boolean).join("\n\n"),
    email: emailIn(fields, values) ?? customerEmail ?? "",
    file: file instanceof File ? await fileOf(file) : null,
  };
}

export function emailIn(fields: readonly SmartField[], values: FormValues): string | null {
  const other = fields.find(({ type }) => type === "email");
  return textOf(values.email) ?? (other ? textOf(valueAt(values, other.name)) : null);
}

function lineOf(field: SmartField, value: unknown): string[] {
  const text = readable(field, value);
  return text ? [`${field.label || field.name}\u00a0: ${text}`] : [];
}

function readable({ kind, choices = [] }: SmartField, value: unknown): string {
  const labelOf = (one: unknown) => choices.find((choice) => choice.value === one)?.label ?? String(one);
  if (Array.isArray(value)) return value.map(labelOf).join(", ");
  if (typeof value === "boolean") return value ? "oui" : "non";
  if (value instanceof File) return `${safeFileName(value.name)} (non joint)`;
  if (kind === "date") return dayOf(value);
  if (isBirthday(value)) return dayOf(value.birthday);
  return typeof value === "string" || typeof value === "number" ? labelOf(value) : "";
}

function dayOf(value: unknown): string {
  const date = typeof value === "string" ? parseDate(value.slice(0, 10)) : undefined;
  return date ? formatDate(date) : "";
}

const isBirthday = (value: unknown): value is { birthday: unknown } =>
  typeof value === "object" && value !== null && "birthday" in value;

const textOf = (value: unknown) => (typeof value === "string" && value ? value : null);

async function fileOf(file: File): Promise<ContactRequest["file"]> {
  return {
    name: safeFileName(file.name),
    type: (await mediaTypeOf(file)) ?? "application/octet-stream",
    content: new Uint8Array(await file.arrayBuffer()).toBase64(),
  };
}
