import type { ErrorParams } from "../../shared/forms/error-messages.ts";
import type { Violation } from "./api-error.ts";

export type Fault = (typeof faults)[keyof typeof faults] | "mismatch";

/** Error codes of Symfony's validation constraints, which Sylius forwards. */
const faults = {
  "c1051bb4-d103-4f74-8988-acbcafc7fdc3": "required",
  "ad32d13f-c3d4-423b-909a-857b961eb720": "required",
  "2beabf1c-54c0-4882-a928-05249b26e23b": "accept",
  "9ff3fdc4-b214-49db-8718-39c315e33d45": "too_short",
  "d94b19cc-114f-4f44-9cc4-4138e80a87b9": "too_long",
  "bd79c0ab-ddba-46cc-a703-a7a4b08de310": "email",
  "de1e3db3-5ed4-4941-aae4-59f3667cc3a3": "invalid",
  "ba785a8c-82cb-4283-967c-3cf342181b40": "invalid",
  "76454e69-502c-46c5-9643-f447d837c4d5": "too_small",
  "778b7ae0-84d3-481a-9dec-35fdb64b1d78": "too_small",
  "ea4e51d1-3342-48bd-87f1-9e672cd90cad": "too_small",
  "04b91c99-a946-4221-afc5-e65ebac401eb": "out_of_range",
  "2d28afcb-e32e-45fb-a815-01c431a86a69": "too_large",
  "079d7420-2d13-460c-8756-de810eeb37d2": "too_large",
  "30fbb013-d015-4232-8b3b-8f3be97a7e14": "too_large",
  "bef8e338-6ae5-4caf-b8e2-50e7b0579e69": "too_few",
  "11edd7eb-5872-4b6e-9f12-89923999fd0e": "too_few",
  "756b1212-697c-468d-a9ad-50dd783bb169": "too_many",
  "9bd98e49-211c-433f-8630-fd1c2d0f08c3": "too_many",
  "8e179f1b-97aa-4560-a02f-2a8b42e49df7": "choice",
  "8f900c12-61bd-455d-9398-996cd040f7f0": "choice",
  "69819696-02ac-4a99-9ff0-14e127c4d1bc": "date",
  "3c184ce5-b31d-4de7-8b76-326da7b2be93": "date",
  "1a9da513-2640-4f84-9b6a-4d99dcddc628": "date",
  "d52afa47-620d-4d99-9f08-f4d85b36e33c": "date",
  "478618a7-95ba-473d-9101-cabd45e49115": "mismatch",
  "2a8cc50f-58a2-4536-875e-060a2ce69ed5": "mismatch",
  "23bd9dbf-6b9b-41cd-a99e-4844bcf3077f": "taken",
  "2d2a8bb4-ddc8-45e4-9b0f-8670d3a3e290": "wrong_password",
  "4234df00-45dd-49a4-b303-a75dbf8b10d8": "weak_password",
  "d9bcdbfe-a9d6-4bfa-a8ff-da5fd93e0f6d": "weak_password",
  "df8637af-d466-48c6-a59d-e7126250a654": "file_too_large",
  "744f00bc-4389-4c74-92de-9a43cde55534": "file_type",
  "c8c7315c-6186-4719-8b71-5659e16bdcb7": "file_type",
} as const;

/** Sylius' own constraints have no code and are recognised by their message or its translation key. */
const codeless: readonly (readonly [RegExp, Fault])[] = [
  [
    /already (used|registered|exists)|déjà (utilisé|prise?\b|un compte)|\.(unique|already_used|registered)$/i,
    "taken",
  ],
  [/(don.t|do not) match|ne correspondent pas|\.mismatch$/i, "mismatch"],
];

export function faultOf({ code, message }: Violation): Fault | undefined {
  if (code && isKnown(code)) return faults[code];
  return codeless.find(([pattern]) => pattern.test(message))?.[1];
}

const isKnown = (code: string): code is keyof typeof faults => Object.hasOwn(faults, code);

export function boundOf({ message }: Violation, fault: Fault | undefined): ErrorParams {
  const bounds = message.match(/\d+/g) ?? [];
  const [least = ""] = bounds;
  const most = bounds.at(-1) ?? "";
  if (!least) return {};
  if (fault === "out_of_range") return bounds.length === 2 ? { least, most } : {};
  const bound = fault && upperFaults.has(fault) ? most : least;
  return { count: Number(bound), bound };
}

const upperFaults: ReadonlySet<Fault> = new Set(["too_long", "too_large", "too_many", "file_too_large"]);

const aliases: Record<string, readonly string[]> = {
  plainPassword: ["password", "newPassword"],
  emailCanonical: ["email"],
  username: ["email"],
  usernameCanonical: ["email"],
  country: ["countryCode"],
  method: ["shippingMethod", "paymentMethod"],
  confirmPassword: ["confirmNewPassword"],
};

/** "shippingAddress.city" is the field of that name, else "city"; "user.plainPassword" is "password". */
export function fieldOf(path: string, fields: readonly string[]): string | undefined {
  const steps = path.split(".").filter((step) => !/^\d*$/.test(step));
  for (const at of steps.keys()) {
    const name = steps.slice(at).join(".");
    const found = [name, ...(aliasesOf(name) ?? [])].find((one) => fields.includes(one));
    if (found) return found;
  }
  return undefined;
}

const aliasesOf = (name: string) => (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
