import { screenIsland } from "../../engine/islands/island.tsx";
import { type ContractScreenProps, ContractSteps } from "../features/contract/contract-steps.tsx";

export function WithdrawalPage(props: ContractScreenProps) {
  return <ContractSteps request="withdrawal" {...props} />;
}

export const WithdrawalScreen = screenIsland(WithdrawalPage);
