import { island } from "../../engine/islands/island.tsx";
import { type ContractScreenProps, ContractSteps } from "../features/contract/contract-steps.tsx";

export function TerminationPage(props: ContractScreenProps) {
  return <ContractSteps request="termination" {...props} />;
}

export const TerminationScreen = island(TerminationPage, { when: "load", follows: true, hasNoBox: true });
