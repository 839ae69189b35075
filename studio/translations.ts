import { ptBR } from 'date-fns/locale/pt-BR';
import { setDefaultOptions } from 'date-fns/setDefaultOptions';
import { defineLocaleResourceBundle, type LocaleResourceBundle } from 'sanity';

import { WHICH_PICTURES } from './why-refused.ts';

// Studio shows and reads many dates through its copy of date-fns without naming a language, which means English.
setDefaultOptions({ locale: ptBR });

/**
 * Texts of Studio that the Portuguese locale lacks at the installed versions (sanity 6.16, locale 1.1.37), or leaves in
 * English. Only Portuguese is registered, so a text that is missing would show as its key.
 */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  studio: {
    // S19: in words of people who do not make websites.
    'incoming-references.title': 'Onde é usado',
    'input.files.common.upload-placeholder.file-input-button.text': 'Enviar arquivo',
    'inputs.files.common.actions-menu.upload.label': 'Enviar arquivo',
    'inputs.image.upload-error.title': 'A imagem não foi enviada',
    'inputs.image.upload-error.description': WHICH_PICTURES,
    'inputs.array.resolving-initial-value': 'Preparando…',
    'inputs.reference.resolving-initial-value': 'Preparando…',
    'release.banner.scheduled-for-publishing-on': 'Vai ao ar: {{date}}',
    'about-dialog.version-info.deprecated.current': 'A versão {{version}} não deve mais ser usada.',
    'about-dialog.version-info.deprecated.header': 'Versão descontinuada',
    'about-dialog.version-info.deprecated.next-step.pinned': 'Este Studio está fixado em uma versão descontinuada.',
    'about-dialog.version-info.deprecated.next-step.upgrade': 'Atualize o pacote sanity e publique o Studio de novo.',
    'about-dialog.version-info.deprecated.next-step.upgrade.learn-how': 'Como atualizar',
    'about-dialog.version-info.deprecated.reason': 'Motivo: {{reason}}',
    'about-dialog.version-info.tooltip.deprecated': 'Descontinuada',
    'release.type.undecided': 'Sem data marcada',
    'release.menu.scheduled-drafts': 'Ver rascunhos agendados',
    'release.menu.view-releases': 'Ver mudanças programadas',
    // S19: the locale says “versão” here for what it calls “release” elsewhere.
    'release.action.copy-to': 'Copiar para',
    'release.action.create-version.failure': 'Não foi possível incluir na mudança programada',
    'release.action.discard-version': 'Tirar da mudança programada',
    'release.action.discard-version.failure': 'Não foi possível tirar da mudança programada',
    'release.action.revert-unpublish-version.success.description': 'Você pode editar este documento de novo.',
    'release.action.unpublish-version.failure': 'Não foi possível programar a despublicação',
    'release.deleted-tooltip': 'Esta mudança programada foi excluída',
    'release.dialog.copy-to-release.title': 'Copiar para outra mudança programada',
    'release.dialog.create.title': 'Nova mudança programada',
    'release.dialog.tooltip.description': 'Com a data, o Studio avisa quando duas mudanças mexem no mesmo documento.',
    'release.dialog.tooltip.title': 'Quando vai ao ar',
    'release.form.placeholder-describe-release': 'O que muda e por quê (opcional)',
    'release.navbar.tooltip': 'Mudanças programadas',
    'release.placeholder-untitled-release': 'Mudança sem nome',
    'release.toast.archived-release.title': 'A mudança programada “{{title}}” foi arquivada',
    'release.tooltip.already-added': 'Este documento já está nela',
    'release.type.asap': 'Assim que alguém publicar',
    'release.type.scheduled': 'No dia e na hora marcados',
    // It leads to the pages of accounts, beside the lake.
    'user-menu.action.manage-project': 'Contas e acessos',
    'user-menu.action.manage-project-aria-label': 'Contas e acessos',
    // Without a number: Studio gives this text none.
    'inputs.array.action.max-reached': 'Não cabe outro item. Remova um para incluir outro.',
    'inputs.tags.placeholder': 'Escreva e aperte Enter…',
    // Asked for by code, and in no language's texts.
    'changes.action.close-label': 'Fechar histórico',
    'new-document.new-document': 'Novo documento',
    'search.search-results-label': 'Resultados da busca',
    'changes.from-base-variant.label': 'Alterado em relação à variante de base',
    'common.error': 'Erro',
    'content-agent': 'Agente de conteúdo',
    'diagnostics.menu-item': 'Diagnóstico',
    'divergence.pagination': '{{position}} de {{count}}',
    'document-group-inventory.title': '{{count}} {{subject}}',
    // The date may be “há 2 minutos”.
    'document-status.published-at': 'Publicado: {{date}}',
    'timeline.operation.version-created': 'Incluído na mudança programada',
    'timeline.operation.version-created_timestamp': 'Incluído na mudança programada: {{timestamp, datetime}}',
    'timeline.operation.version-discarded': 'Tirado da mudança programada',
    'timeline.operation.version-discarded_timestamp': 'Tirado da mudança programada: {{timestamp, datetime}}',
    'form.field.actions-menu.title': 'Ações do campo',
    'help-resources.studio-version-deprecated': 'A versão {{version}} foi descontinuada',
    'inputs.portable-text.unknown-value.annotation': 'Anotação que não existe no esquema: {{name}}',
    'inputs.portable-text.unknown-value.list-item': 'Tipo de lista que não existe no esquema: {{name}}',
    'inputs.portable-text.unknown-value.mark': 'Marca que não existe no esquema: {{name}}',
    'inputs.portable-text.unknown-value.style': 'Estilo que não existe no esquema: {{name}}',
    'release.action.new-release.limit-reached': 'O limite é de {{count}} mudança programada',
    'release.action.pause-to-edit': 'Pausar para editar',
  },
  structure: {
    // The time says “há” itself.
    'action.publish.already-published.tooltip': 'Publicado {{timeSincePublished}}',
    'document-inspector.menu-item.title': 'Ver os dados',
    'events.inspect.release': 'Ver documento <VersionBadge>{{releaseTitle}}</VersionBadge>',
    // What is on the site stays as it is.
    'action.restore.confirm.message':
      'Esta versão volta como rascunho: o site só muda quando você publicar. Restaurar?',
    'action.restore.tooltip': 'Trazer esta versão de volta, como rascunho',
    'panes.document-operation-results.operation-success_restore':
      'Esta versão voltou como rascunho. Para mudar o site, publique.',
    // “Novo Área”: the locale knows no gender of what is new.
    'browser-document-title.new-document': 'Novo documento: {{schemaType}}',
    'panes.document-header-title.new.text': 'Novo documento: {{schemaType}}',
    'changes.action.close-label': 'Fechar histórico',
    'banners.paused-scheduled-draft.text': 'Pausado: não vai ao ar. Depois de corrigir, aperte “Agendar publicação”.',
    'banners.obsolete-draft.actions.compare-draft.tooltip':
      'Não há documento publicado com que comparar este rascunho.',
    'compare-version.error.loadVersions.title': 'Não foi possível carregar as versões',
    'panes.document-list-pane.error.max-retries-attempted':
      'Depois de {{count}} tentativas sem sucesso, não haverá outra automática.',
  },
  releases: {
    'activity.event.add-document': 'Incluiu um documento',
    'activity.event.discard-document': 'Tirou um documento',
    'time.estimated': 'Previsto',
    'activity.event.edit-time-asap': 'Assim que alguém publicar',
    'archive-dialog.confirm-archive-description_one': 'O que nela foi preparado não vai ao ar.',
    'archive-dialog.confirm-archive-description_other': 'O que nela foi preparado não vai ao ar.',
    'banner.release-not-found': 'Esta mudança programada não foi encontrada',
    'dashboard.details.pin-release': 'Trabalhar nesta mudança',
    'dashboard.details.unpin-release': 'Parar de trabalhar nesta mudança',
    'delete-dialog.confirm-delete-button': 'Sim, excluir',
    'delete-dialog.confirm-delete-description_one': 'O que nela foi preparado em 1 documento se perde.',
    'delete-dialog.confirm-delete-description_other': 'O que nela foi preparado em {{count}} documentos se perde.',
    'overview.description':
      'Prepare mudanças em várias páginas e publique todas juntas, na hora ou no dia que você marcar.',
    'permissions.error.discard-version': 'Você não tem permissão para tirar este documento',
    'publish-dialog.confirm-publish.title': 'Publicar a mudança com todos os seus documentos?',
    'release-placeholder.title': 'Sem nome',
    // Not a publication that is cancelled: what is on the site goes.
    'action.unpublish': 'Despublicar',
    'action.unpublish-doc-actions': 'Despublicar com a mudança programada',
    'action.schedule': 'Agendar a mudança',
    'permissions.error.unpublish': 'Você não tem permissão para despublicar este documento',
    'unpublish-dialog.action.unpublish': 'Sim, despublicar com a mudança programada',
    'unpublish-dialog.description.to-draft':
      'O documento sai do site com a mudança programada <Label>{{title}}</Label> e continua aqui, como rascunho.',
    'unpublish-dialog.header': 'Despublicar este documento com a mudança programada?',
    'unpublish.already-unpublished': 'Este documento já está despublicado.',
    'action.publish-all-documents': 'Publicar a mudança',
    'presence.tooltip.one-without-release': '{{displayName}} está editando este documento agora',
    'presence.tooltip.other': '{{count}} pessoas estão editando este documento agora',
    'revert-dialog.confirm-revert.resolving': 'Consultando o histórico…',
    'revert-dialog.confirm-revert.summary-restore_one':
      '{{count}} documento voltará à última versão publicada antes desta mudança programada.',
    'revert-dialog.confirm-revert.summary-restore_other':
      '{{count}} documentos voltarão à última versão publicada antes desta mudança programada.',
    'revert-dialog.confirm-revert.summary-unpublish_one':
      '{{count}} documento sairá do site, porque não estava publicado antes desta mudança programada.',
    'revert-dialog.confirm-revert.summary-unpublish_other':
      '{{count}} documentos sairão do site, porque não estavam publicados antes desta mudança programada.',
    'revert-dialog.confirm-revert.history-unavailable-card_one':
      'O estado anterior de {{count}} documento não está mais no histórico: a mudança programada não pode ser revertida.',
    'revert-dialog.confirm-revert.history-unavailable-card_other':
      'O estado anterior de {{count}} documentos não está mais no histórico: a mudança programada não pode ser revertida.',
    'revert-dialog.confirm-revert.unresolved-card_one':
      'Não foi possível saber o estado anterior de {{count}} documento: a mudança programada não pode ser revertida.',
    'revert-dialog.confirm-revert.unresolved-card_other':
      'Não foi possível saber o estado anterior de {{count}} documentos: a mudança programada não pode ser revertida.',
  },
  comments: {
    'list-item.origin.draft': 'Do rascunho',
    'list-item.origin.published': 'Da versão publicada',
  },
  'copy-paste': {
    'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
      'Campos somente de leitura não alterados: {{fieldNames}} e mais {{count}}',
  },
  // In words that need no dictionary, and by the names that the tools have here.
  presentation: {
    'locations-banner.resolving.text': 'Procurando em que páginas aparece…',
    'preview-frame.overlay.toggle-button.tooltip_disable': 'Não mostrar o que se edita com um clique',
    'preview-frame.overlay.toggle-button.tooltip_enable': 'Mostrar o que se edita com um clique',
    'preview-frame.viewport-button.aria-label': 'Largura de celular ou de computador',
    'preview-frame.viewport-button.tooltip_full': 'Ver na largura do computador',
    'preview-frame.viewport-button.tooltip_narrow': 'Ver como no celular',
    'narrow-tabs.content-tab.label': 'Campos',
    'narrow-tabs.navigator-tab.label': 'Páginas',
    'narrow-tabs.preview-tab.label': 'Prévia',
  },
  validation: {
    'slug.not-unique': 'Este link já é de outra página, publicada ou em rascunho. Escolha outro.',
    'object.reference-not-published': 'O que foi escolhido aqui ainda não foi publicado. Publique-o antes.',
  },
  vision: {
    'query.error.unsupported-release-perspective':
      'Esta versão da API não aceita perspectivas compostas. Use {{apiVersion}} ou mais nova.',
    'query.error.unsupported-variant':
      'Esta versão da API não aceita variantes de conteúdo. Use a versão experimental ({{apiVersion}}).',
    'settings.dataset-label': 'Base de dados',
    'settings.perspective-label': 'Perspectiva',
    'settings.perspectives.title': 'Perspectivas',
  },
};

export const translations: LocaleResourceBundle[] = Object.entries(TEXTS).map(([namespace, resources]) =>
  defineLocaleResourceBundle({ locale: 'pt-BR', namespace, resources }),
);
