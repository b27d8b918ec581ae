import { screenIsland } from "../../engine/islands/island.tsx";
import { type ContractScreenProps, ContractSteps } from "../features/contract/contract-steps.tsx";

export function TerminationPage(props: ContractScreenProps) {
  return <ContractSteps request="termination" {...props} />;
}

export const TerminationScreen = screenIsland(TerminationPage);
