import { type ContractScreenProps, ContractSteps } from "../features/contract/contract-steps.tsx";
import { wholeScreen } from "../islands/island.tsx";

export function WithdrawalPage(props: ContractScreenProps) {
  return <ContractSteps request="withdrawal" {...props} />;
}

export const WithdrawalScreen = wholeScreen(WithdrawalPage);
