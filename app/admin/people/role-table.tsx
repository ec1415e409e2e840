import { useId } from 'react';
import { adminRoles, isAllowed, type Permission, permissions } from '#contract/permissions';
import { roleNames } from '#contract/roles';
import { Heading } from '#ui/heading';
import { Icon } from '#ui/icon';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { VisuallyHidden } from '#ui/visually-hidden';
import { roleTable as copy } from '../../copy/admin-people.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { listWidths } from '../list/list-widths.ts';
import * as css from './role-table.css.ts';

/** `Object.keys` returns strings, because an object can have more keys than its type. */
const rows = Object.keys(permissions) as Permission[];

/** What each role may do, from the table that the server enforces. */
export function RoleTable() {
  const titleId = useId();
  // A column for each role would leave too little room for what it allows.
  const isNarrow = useMediaQuery(listWidths.phoneOrNarrow);
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="s">
        <Heading level={2} size={3} id={titleId}>
          {copy.title}
        </Heading>
        <div className={css.roles}>
          <Table
            aria-label={copy.label}
            columns={isNarrow ? narrowColumns : wideColumns}
            rows={rows}
            rowKey={(permission) => permission}
            empty={{ title: copy.no }}
          />
        </div>
      </Stack>
    </section>
  );
}

const named: Column<Permission> = {
  id: 'permission',
  heading: copy.permission,
  primary: true,
  cell: (permission) => permissions[permission].allows,
};

const wideColumns: readonly Column<Permission>[] = [
  named,
  ...adminRoles.map((role) => ({
    id: role,
    heading: roleNames[role].one,
    width: 'short' as const,
    cell: (permission: Permission) =>
      isAllowed(role, permission) ? (
        <>
          <Icon icon="check" />
          <VisuallyHidden>{copy.yes}</VisuallyHidden>
        </>
      ) : (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{copy.no}</VisuallyHidden>
        </>
      ),
  })),
];

const narrowColumns: readonly Column<Permission>[] = [
  named,
  { id: 'roles', heading: copy.roles, cell: (permission) => listRoles(permission) },
];

function listRoles(permission: Permission): string {
  const roles = adminRoles.filter((role) => isAllowed(role, permission));
  if (roles.length === adminRoles.length) return copy.everyone;
  return roles.map((role) => roleNames[role].one).join(', ');
}
