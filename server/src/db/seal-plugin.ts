import {
  BinaryOperationNode,
  type ColumnNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  type ReferenceNode,
  type SelectQueryNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
} from 'kysely'
import type { Vault } from '../lib/vault.ts'
import { currentScope } from './scope.ts'
import { findSealed, listMatches, listSealed, ownerOf, type SealedColumn, sealValue } from './sealing.ts'

/**
 * Makes the plugin that encrypts what is written into encrypted columns, and what such columns are compared with.
 *
 * It comes after what renames columns: it knows them as SQL spells them. Whose row it is, is read from the statement (an
 * inserted owner, or `where` the owner equals a value), else it is the person for whom statements are run.
 */
export function createSealPlugin(vault: Vault): KyselyPlugin {
  return {
    transformQuery: ({ node }) => new Sealer(vault).transformNode(node),
    transformResult: async ({ result }) => result,
  }
}

/** The statement that is being read: its table, and whose rows it names. */
interface Statement {
  table: string
  owner: string | undefined
}

const LISTS: Readonly<Record<string, string>> = { '=': 'in', in: 'in', '!=': 'not in', 'not in': 'not in' }

class Sealer extends OperationNodeTransformer {
  readonly #vault: Vault
  readonly #statements: Statement[] = []

  constructor(vault: Vault) {
    super()
    this.#vault = vault
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    return this.#within(nameOf(node.from?.froms[0]), node.where?.where, () =>
      super.transformSelectQuery(node),
    )
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    return this.#within(nameOf(node.from.froms[0]), node.where?.where, () => super.transformDeleteQuery(node))
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const table = nameOf(node.table)
    const owner = findOwner(table, node.where?.where)
    const { updates } = node
    const sealed = updates ? { ...node, updates: this.#sealUpdates(table, updates, owner) } : node
    return this.#within(table, node.where?.where, () => super.transformUpdateQuery(sealed))
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const table = nameOf(node.into)
    if (listSealed(table).length === 0) return super.transformInsertQuery(node)
    const sealed = this.#sealInsert(table, node)
    return this.#within(table, undefined, () => super.transformInsertQuery(sealed))
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand: left, operator, rightOperand: right } = node
    const column = left.kind === 'ReferenceNode' ? this.#findAlike(left as ReferenceNode) : undefined
    const list = OperatorNode.is(operator) ? LISTS[operator.operator] : undefined
    const values = column && list ? readValues(right) : undefined
    if (!column || !list || !values) return super.transformBinaryOperation(node)
    const owner = this.#statements.at(-1)?.owner ?? currentScope()?.userId
    const matches = values.flatMap((value) => listMatches(this.#vault, column, value, owner))
    return BinaryOperationNode.create(
      left,
      OperatorNode.create(list as 'in'),
      PrimitiveValueListNode.create(matches),
    )
  }

  #within<T>(table: string, where: OperationNode | undefined, run: () => T): T {
    this.#statements.push({ table, owner: findOwner(table, where) })
    try {
      return run()
    } finally {
      this.#statements.pop()
    }
  }

  /** The column that a reference names, where it is one whose values are alike for equal texts. */
  #findAlike({ table, column }: ReferenceNode): SealedColumn | undefined {
    const named = table?.table.identifier.name ?? this.#statements.at(-1)?.table ?? ''
    if (column.kind !== 'ColumnNode') return undefined
    const found = findSealed(named, column.column.name)
    return found?.isAlike ? found : undefined
  }

  #sealInsert(table: string, node: InsertQueryNode): InsertQueryNode {
    const { columns = [], values, onConflict } = node
    if (values?.kind !== 'ValuesNode') return requireNone(table, columns, node)
    const rows = (values as unknown as { values: OperationNode[] }).values.map((row) =>
      this.#sealRow(table, columns, row),
    )
    const owner = rows.length === 1 ? readRow(columns, rows[0])[ownerOf(table)] : undefined
    return {
      ...node,
      values: { ...values, values: rows } as OperationNode,
      ...(onConflict?.updates
        ? {
            onConflict: {
              ...onConflict,
              updates: this.#sealUpdates(table, onConflict.updates, textOf(owner)),
            },
          }
        : {}),
    }
  }

  #sealRow(table: string, columns: readonly ColumnNode[], row: OperationNode): OperationNode {
    const owner = textOf(readRow(columns, row)[ownerOf(table)]) ?? currentScope()?.userId
    const seal = (value: unknown, index: number) => {
      const column = findSealed(table, columns[index]?.column.name ?? '')
      return column && typeof value === 'string' ? sealValue(this.#vault, column, value, owner) : value
    }
    if (PrimitiveValueListNode.is(row)) return PrimitiveValueListNode.create(row.values.map(seal))
    if (!ValueListNode.is(row)) return row
    return ValueListNode.create(
      row.values.map((node, index) =>
        ValueNode.is(node) ? { ...node, value: seal(node.value, index) } : node,
      ),
    )
  }

  #sealUpdates(
    table: string,
    updates: readonly ColumnUpdateNode[],
    named: string | undefined,
  ): readonly ColumnUpdateNode[] {
    const owner = named ?? currentScope()?.userId
    return updates.map((update) => {
      const column = findSealed(table, columnOf(update.column))
      const { value: node } = update
      if (!column) return update
      if (node.kind === 'ReferenceNode' || node.kind === 'ColumnNode') return update
      if (!ValueNode.is(node))
        throw new RangeError(`Write ${table}.${column.column} by a value: SQL cannot encrypt it`)
      const { value } = node
      if (typeof value !== 'string') return update
      return {
        ...update,
        value: { ...node, value: sealValue(this.#vault, column, value, owner) } as OperationNode,
      }
    })
  }
}

/** What is inserted from a query cannot be encrypted, so no column of it may be. */
function requireNone(table: string, columns: readonly ColumnNode[], node: InsertQueryNode): InsertQueryNode {
  const sealed = columns.find(({ column }) => findSealed(table, column.name))
  if (sealed) throw new RangeError(`Write ${table}.${sealed.column.name} by a value: SQL cannot encrypt it`)
  return node
}

/** The values of a row by the names of its columns. */
function readRow(columns: readonly ColumnNode[], row: OperationNode | undefined): Record<string, unknown> {
  const values = row && (PrimitiveValueListNode.is(row) || ValueListNode.is(row)) ? row.values : []
  return Object.fromEntries(
    columns.map(({ column }, index) => {
      const value = values[index]
      return [column.name, isValue(value) ? value.value : value]
    }),
  )
}

const isValue = (value: unknown): value is ValueNode =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'ValueNode'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The texts that a column is compared with; undefined where it is compared with something else. */
function readValues(node: OperationNode): string[] | undefined {
  const values = ValueNode.is(node) ? [node.value] : PrimitiveValueListNode.is(node) ? node.values : undefined
  return values?.every((value) => typeof value === 'string') ? (values as string[]) : undefined
}

/** The name of a table, also under an alias; empty for a query in its place. */
function nameOf(node: OperationNode | undefined): string {
  if (node?.kind === 'AliasNode') return nameOf((node as unknown as { node: OperationNode }).node)
  if (node?.kind !== 'TableNode') return ''
  return (node as unknown as { table: { identifier: { name: string } } }).table.identifier.name
}

const columnOf = (node: OperationNode): string => {
  if (node.kind === 'ReferenceNode') return columnOf((node as ReferenceNode).column)
  return node.kind === 'ColumnNode' ? (node as ColumnNode).column.name : ''
}

/** Whose rows a condition asks for: the value that the owner has to equal. */
function findOwner(table: string, where: OperationNode | undefined): string | undefined {
  if (!where) return undefined
  if (where.kind === 'ParensNode') return findOwner(table, (where as unknown as { node: OperationNode }).node)
  if (where.kind === 'AndNode') {
    const { left, right } = where as unknown as { left: OperationNode; right: OperationNode }
    return findOwner(table, left) ?? findOwner(table, right)
  }
  if (!BinaryOperationNode.is(where) || !OperatorNode.is(where.operator) || where.operator.operator !== '=')
    return undefined
  const isOwner = columnOf(where.leftOperand) === ownerOf(table)
  return isOwner && ValueNode.is(where.rightOperand) ? textOf(where.rightOperand.value) : undefined
}
