import { screenIsland } from "../../../engine/islands/island.tsx";
import { type ContractScreenProps, ContractSteps } from "../../features/contract/contract-steps.tsx";

const TerminationPage = (props: ContractScreenProps) => <ContractSteps request="termination" {...props} />;
const WithdrawalPage = (props: ContractScreenProps) => <ContractSteps request="withdrawal" {...props} />;

export const TerminationScreen = screenIsland(TerminationPage);
export const WithdrawalScreen = screenIsland(WithdrawalPage);
