import { defineEndpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';
import {
  DefaultListView,
  ListView,
  ListViewChange,
  ListViewList,
  ListViewQuery,
  NewListView,
} from '../list-views.ts';

export const listListViews = defineEndpoint('GET /api/admin/list-views', {
  summary: 'List the saved views of a list',
  access: 'admin',
  programs: 'refused',
  permission: 'lists.save_views',
  query: ListViewQuery,
  answers: { 200: ListViewList },
});

export const createListView = defineEndpoint('POST /api/admin/list-views', {
  summary: 'Save a view of a list',
  access: 'admin',
  programs: 'refused',
  permission: 'lists.save_views',
  body: NewListView,
  answers: { 201: ListView },
  failures: ['conflict'],
});

export const chooseDefaultListView = defineEndpoint('POST /api/admin/list-views/default', {
  summary: 'Choose the view that a list opens with',
  access: 'admin',
  programs: 'refused',
  permission: 'lists.save_views',
  body: DefaultListView,
  answers: { 200: Done },
  failures: ['not_found'],
});

export const updateListView = defineEndpoint('PATCH /api/admin/list-views/:id', {
  summary: 'Update a saved view',
  access: 'admin',
  programs: 'refused',
  permission: 'lists.save_views',
  body: ListViewChange,
  answers: { 200: ListView },
  failures: ['not_found', 'conflict'],
});

export const deleteListView = defineEndpoint('DELETE /api/admin/list-views/:id', {
  summary: 'Delete a saved view',
  access: 'admin',
  programs: 'refused',
  permission: 'lists.save_views',
  answers: { 200: Done },
  failures: ['not_found'],
});
