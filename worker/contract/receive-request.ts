import type { ContractRows } from "../../shared/contract/contract-forms.ts";
import { contractErrors } from "../../shared/contract/texts.ts";
import type { FormValues } from "../../shared/forms/input-values.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { formatMoment } from "../../shared/time/dates.ts";
import type { AppContext } from "../context.ts";
import { Refusal } from "../forms/refusal.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { keepRequestedEnd } from "../purchase/subscription/requested-ends.ts";
import { contractService } from "../services/contract-service.ts";
import type { ContractReceipt } from "../upstream/ecommerce/contract-calls.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { type ContractKind, requestedNumber } from "./contract-kind.ts";
import { type RequestDraft, readSavedRequest, type SavedReceipt, saveRequest } from "./saved-request.ts";

const say = translator(contractErrors);

export async function receiveRequest(
  c: AppContext,
  kind: ContractKind,
  values: FormValues,
  inputs: FormInputs,
): Promise<ContractReceipt> {
  const { configuration, deadline, log } = c.var;
  const { draft, receipt: known } = await readSavedRequest(c, kind.request);
  const rows = kind.rowsOf(values);
  if (known && isSame(known.rows, rows) && isRecent(known)) {
    await saveRequest(c, kind.request, { receipt: known });
    return { reference: known.reference, receivedAt: new Date(known.receivedAt) };
  }
  const attempt = attemptIn(kind, draft, inputs);
  try {
    const received = await kind.send(contractService(c.env, configuration, { log, deadline }), values);
    const { reference, receivedAt } = received;
    const shown = {
      savedAt: clock.now(),
      reference,
      receivedAt: receivedAt.toISOString(),
      rows,
      email: String(inputs.email ?? ""),
    };
    await saveRequest(c, kind.request, { receipt: { ...shown, ...attempt } });
    if (kind.request === "termination")
      await keepRequestedEnd(c, shown.email, {
        contractNumber: String(inputs[kind.number.field] ?? ""),
        reference,
        receivedAt: shown.receivedAt,
      });
    return received;
  } catch (cause) {
    if (!(cause instanceof UpstreamError) || isAboutFields(cause)) throw cause;
    const now = clock.date();
    const tried = { attemptedAt: now.toISOString(), ...attempt };
    await saveRequest(c, kind.request, {
      draft: { number: requestedNumber(c.req, kind), inputs, ...tried },
      receipt: known,
    });
    const said = { moment: formatMoment(now), service: await customerServiceOf(c.var) };
    throw new Refusal("unavailable", say(cause.isDoubtful ? "unknown" : "notReceived", said), { cause });
  }
}

const isAboutFields = ({ status, refused, problem }: UpstreamError) =>
  refused && (status === 422 || problem.violations.length > 0);

export function attemptIn(kind: ContractKind, draft: RequestDraft | undefined, inputs: FormInputs) {
  const { field } = kind.number;
  return draft?.attemptedAt && draft.inputs[field] === inputs[field]
    ? { attemptedAt: draft.attemptedAt }
    : {};
}

const isSame = (one: ContractRows, other: ContractRows) => JSON.stringify(one) === JSON.stringify(other);

/** Milliseconds. */
const sameRequest = 15 * 60 * 1000;

const isRecent = ({ savedAt }: SavedReceipt) => clock.now() - savedAt < sameRequest;
