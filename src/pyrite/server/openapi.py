"""What Litestar does not say by itself in the description of the API."""

from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.spec import Schema
from litestar.typing import FieldDefinition


class StrictStructs(StructSchemaPlugin):
    """Requests have no other keys than these: structs that forbid them say so."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Is it a struct that refuses unknown keys?"""
        if not super().is_plugin_supported_field(field_definition):
            return False
        forbids: bool = field_definition.type_.__struct_config__.forbid_unknown_fields
        return forbids

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        """As for any struct, and closed."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema
