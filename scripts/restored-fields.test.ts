import { globSync, readFileSync } from "node:fs";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const files = globSync("client/**/*.tsx").filter((file) => !file.includes(".test."));

/** Components that render a form and take `autoComplete`, or a `draft` that restores what was typed, from their user. */
const forms = ["form", "Form", "CheckedForm", "SmartForm", "AddressForm"];
const handOn = /\/(forms\/form|checked-form|smart-form|address-form)\.tsx$/;

/** Parts of forms without a field that a browser could restore. */
const withoutFields =
  /^(?!(select|textarea)$)[a-z]|^(Form|Button|ButtonLink|CartLink|CartNotice|FormMessages|Notice|OwnerField|SignInHiddenFields|CheckoutHiddenFields|StepButton|MenuInputs|ContractFacts|Effect|AnimalPortrait|VisuallyHidden|\w+Icon)$/;

/** Forms in which a restored text or choice is the visitor's own and is never shown as saved. */
const filledInByVisitor: Record<string, string> = {
  "layouts/search-form.island.tsx": "its only field is never restored",
  "layouts/newsletter-form.island.tsx": "an address",
  "features/popup/newsletter-popup.tsx": "an address",
  "features/product/out-of-stock/stock-notification.island.tsx": "an address",
  "features/sponsorship/invitation-form.tsx": "addresses and a message",
  "features/cart/coupon/coupon-form.tsx": "its only field is never restored",
  "features/cart/suggestions/cart-suggestions.island.tsx": "its only field, a Counter, is never restored",
  "screens/content/faq-screen.island.tsx": "its only field is never restored",
  "features/account/sign-in/email-step.tsx": "a step of the sign-in",
  "features/account/sign-in/password-step.tsx": "a step of the sign-in",
  "features/account/sign-in/forgotten-step.tsx": "a step of the sign-in",
  "features/account/sign-in/both-ways.tsx": "a step of the sign-in",
  "screens/account/reset-password-screen.island.tsx": "a new password",
  "features/address/address-action.tsx": "a button",
  "features/animal/animal-offer.tsx": "a name",
  "features/animal/plan/plan-form.island.tsx": "an answer about its health",
  "features/animal/removal/animal-removal-form.island.tsx": "a reason",
  "features/animal/photo/photo-form.island.tsx": "a file",
  "features/animal/weight/weight-form.island.tsx": "a weight to try out",
  "features/ration/ration-form.tsx": "an animal that is not saved",
  "features/guide/question-form.tsx": "an answer, which is sent before the next question",
  "features/menu/meals-step.tsx": "a choice that the next step takes along",
  "features/menu/selection-step.tsx": "a choice that the next step takes along",
  "features/menu/add-menu.island.tsx": "once or by subscription",
  "features/subscription/cancel/cancellation-form.island.tsx": "a reason",
  "features/subscription/coupon/coupon-step.island.tsx": "a code",
  "features/showcase/form-samples.tsx": "a sample",
  "features/showcase/point-samples.tsx": "a sample",
};

test("no browser restores a field over what the server has", () => {
  const restored = files.filter(
    (file) => !handOn.test(file) && hasRestoredFields(readFileSync(file, "utf8"), file),
  );
  expect(
    restored.map((file) => file.slice("client/".length)).toSorted(),
    'a form needs a draft, autoComplete="off" or its reason in `filledInByVisitor`',
  ).toEqual(Object.keys(filledInByVisitor).toSorted());
});

function hasRestoredFields(text: string, file: string): boolean {
  const open: string[] = [];
  let form: { isOff: boolean } | undefined;
  let found = false;
  new Visitor({
    JSXElement({ openingElement }) {
      const name = nameOf(openingElement);
      const autoComplete = attributeOf(openingElement, "autoComplete", text);
      if (name === "SubscriptionStepForm" && autoComplete === '"on"') found = true;
      if (forms.includes(name)) form = { isOff: /"off"/.test(autoComplete) || hasDraft(openingElement) };
      if (form && !form.isOff && isField(openingElement, text)) found = true;
      open.push(name);
    },
    "JSXElement:exit"() {
      if (forms.includes(open.pop() ?? "")) form = undefined;
    },
    Identifier({ name }) {
      if (form && !form.isOff && name === "children" && !open.includes("Button")) found = true;
    },
  }).visit(parseSync(file, text).program);
  return found;
}

const isField = (element: ESTree.JSXOpeningElement, text: string): boolean =>
  nameOf(element) === "input"
    ? attributeOf(element, "type", text) !== '"hidden"'
    : !withoutFields.test(nameOf(element));

const nameOf = ({ name }: ESTree.JSXOpeningElement): string =>
  name.type === "JSXIdentifier" ? name.name : "";

const hasDraft = ({ attributes }: ESTree.JSXOpeningElement): boolean =>
  attributes.some((one) => one.type === "JSXAttribute" && one.name.name === "draft");

/** Source of the value, with its quotes or braces. */
function attributeOf({ attributes }: ESTree.JSXOpeningElement, name: string, text: string): string {
  const found = attributes.find((one) => one.type === "JSXAttribute" && one.name.name === name);
  const value = found?.type === "JSXAttribute" ? found.value : null;
  return value ? text.slice(value.start, value.end) : "";
}
