import { Badge } from 'paper-and-ink/badge';
import { Button } from 'paper-and-ink/button';
import { ConfirmDialog } from 'paper-and-ink/confirm-dialog';
import { Heading } from 'paper-and-ink/heading';
import { Inline } from 'paper-and-ink/inline';
import { Stack } from 'paper-and-ink/stack';
import { type Column, Table } from 'paper-and-ink/table';
import { useRef, useState } from 'react';
import { NewProjectDialog } from './new-project-dialog.tsx';

type Project = { id: number; name: string; isPublished: boolean };

const columns: readonly Column<Project>[] = [
  { id: 'name', heading: 'Name', primary: true, cell: ({ name }) => name },
  {
    id: 'state',
    heading: 'State',
    width: 'medium',
    cell: ({ isPublished }) =>
      isPublished ? <Badge tone="positive">Published</Badge> : <Badge>Draft</Badge>,
  },
];

/** Adds projects in a dialog and confirms before it deletes one. */
export function ProjectList({ onDelete }: { onDelete: (name: string) => void }) {
  const [projects, setProjects] = useState<readonly Project[]>([
    { id: 1, name: 'Harbour Bakery', isPublished: true },
    { id: 2, name: 'Saltmarsh', isPublished: false },
  ]);
  const [isAdding, setIsAdding] = useState(false);
  const [deleting, setDeleting] = useState<Project>();
  const [isConfirming, setIsConfirming] = useState(false);
  const add = useRef<HTMLButtonElement>(null);

  function askToDelete(project: Project) {
    setDeleting(project);
    setIsConfirming(true);
  }

  function deleteProject() {
    if (!deleting) return;
    setIsConfirming(false);
    setProjects(projects.filter(({ id }) => id !== deleting.id));
    onDelete(deleting.name);
  }

  return (
    <Stack>
      <Inline gap="m" justify="between">
        <Heading level={2}>Projects</Heading>
        <Button ref={add} variant="quiet" icon="plus" onClick={() => setIsAdding(true)}>
          New project
        </Button>
      </Inline>
      <Table
        aria-label="Projects"
        columns={columns}
        rows={projects}
        rowKey={({ id }) => id}
        rowActions={(project) => (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Delete ${project.name}`}
            onClick={() => askToDelete(project)}
          >
            Delete
          </Button>
        )}
        empty={{ title: 'No projects yet', detail: 'Projects that you create appear here.' }}
      />
      <NewProjectDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        onCreate={(name) =>
          setProjects([...projects, { id: Date.now(), name, isPublished: false }])
        }
      />
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={`Delete ${deleting?.name}?`}
        description="Its pages and files are deleted for all members. This can’t be undone."
        confirmLabel="Delete project"
        destructive
        finalFocus={add}
        onConfirm={deleteProject}
      />
    </Stack>
  );
}
