"""Additions to the OpenAPI schema that Litestar generates."""

from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.spec import Schema
from litestar.typing import FieldDefinition


class StrictStructs(StructSchemaPlugin):
    """Marks structs that forbid unknown keys as closed in the schema."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Return whether the type is a struct that forbids unknown keys."""
        if not super().is_plugin_supported_field(field_definition):
            return False
        forbids: bool = field_definition.type_.__struct_config__.forbid_unknown_fields
        return forbids

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        """Return the struct's schema without additional properties."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema
