import type { ReactNode } from "react";
import css from "./table.module.css";

export interface TableProps {
  caption?: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className={css.table}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
