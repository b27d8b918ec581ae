import { type ContractScreenProps, ContractSteps } from "../features/contract/contract-steps.tsx";

export function WithdrawalScreen(props: ContractScreenProps) {
  return <ContractSteps request="withdrawal" {...props} />;
}
