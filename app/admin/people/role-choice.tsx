import { type AdminRole, adminRoles } from '#contract/permissions';
import { roleNames } from '#contract/roles';
import { RadioGroup } from '#ui/radio-group';
import { roleNotes } from '../../copy/admin-people.ts';

type RoleChoiceProps = {
  label: string;
  value: AdminRole;
  onChange: (role: AdminRole) => void;
  error?: string | undefined;
};

/** The roles, each with what it is for. */
export function RoleChoice({ label, value, onChange, error }: RoleChoiceProps) {
  return (
    <RadioGroup
      label={label}
      name="role"
      options={adminRoles.map((role) => ({
        value: role,
        title: roleNames[role].one,
        note: roleNotes[role],
      }))}
      value={value}
      onValueChange={(chosen) => {
        const role = adminRoles.find((known) => known === chosen);
        if (role) onChange(role);
      }}
      {...(error && { error })}
    />
  );
}
