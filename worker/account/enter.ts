import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { UpstreamError } from "../upstream/http.ts";
import { tried } from "./failed.ts";
import { signIn } from "./sign-in.ts";
import type { Outcome } from "./step.ts";

const t = translator(signInTexts);

/** An e-mail without account and a wrong password are told alike (spec 5, incorrect password). */
export async function enter(
  c: AppContext,
  { email, password, wanted, said }: { email: string; password: string; wanted: string; said?: string },
): Promise<Partial<Outcome>> {
  return tried(c, "not logged in", async () => {
    try {
      const answer = await c.var.ecommerce.logIn({ email, password });
      return { redirect: await signIn(c, answer, { wanted, said }) };
    } catch (error) {
      if (!(error instanceof UpstreamError && error.status === 401)) throw error;
      return { status: 422, errors: { fields: { password: t("errors.wrongPassword") }, form: [] } };
    }
  });
}
