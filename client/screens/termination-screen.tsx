import { type ContractScreenProps, ContractSteps } from "../features/contract/contract-steps.tsx";
import { wholeScreen } from "../islands/island.tsx";

export function TerminationPage(props: ContractScreenProps) {
  return <ContractSteps request="termination" {...props} />;
}

export const TerminationScreen = wholeScreen(TerminationPage);
