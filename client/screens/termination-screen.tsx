import { type ContractScreenProps, ContractSteps } from "../features/contract/contract-steps.tsx";

export function TerminationScreen(props: ContractScreenProps) {
  return <ContractSteps request="termination" {...props} />;
}
