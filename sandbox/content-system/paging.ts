export interface Paging {
  page: number;
  pageSize: number;
}
